import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { processWide } from "@/lib/runtime/process-wide";

const answers = processWide("page answers", () => new AsyncLocalStorage<ServerResponse>());
const begun = processWide("begun answers", () => new WeakSet<ServerResponse>());

/** The header of a page that explains by itself, completely, why something is missing. */
export const ownWordsHeader = "x-own-words";

/** The header of an incomplete page. */
export const partialHeader = "x-partial";

/** Renders a page, which may set the status of its answer. */
export function withPageAnswer<T>(response: ServerResponse, make: () => T): T {
  return answers.get().run(response, make);
}

/** The answer that is being rendered; `undefined` where there is none. */
export function answerBeingMade(): ServerResponse | undefined {
  return answers.get().getStore();
}

/**
 * Sets the status and headers of the page that is being rendered; Next itself only allows 404. To be called before the page's
 * first part is ready; without the host (plain `next start`) it changes nothing.
 */
export function setPageStatus(status: number, headers: Record<string, string>): void {
  const response = answers.get().getStore();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Adds cookies to the page that is being rendered: Next allows a server component to set none. To be called before the page's
 * first part is ready; without the host (plain `next start`) it changes nothing. @param lines whole Set-Cookie lines
 */
export function addPageCookies(lines: readonly string[]): void {
  const response = answers.get().getStore();
  if (!response || response.headersSent) return;
  for (const line of lines) response.appendHeader("set-cookie", line);
}

/** Gives the page that is being rendered a status for a missing page, with the page's own text. */
export function setMissing(): void {
  setPageStatus(404, { [ownWordsHeader]: "1" });
}

/** Marks the page that is being rendered as incomplete, so that it is not cached. */
export function reportPartial(): void {
  const response = answers.get().getStore();
  if (response && !response.headersSent) response.setHeader(partialHeader, "1");
}

/** Marks that the shop's own code has begun to answer: a later failure is the shop's fault, not the request's. */
export function markBegun(): void {
  const response = answers.get().getStore();
  if (response) begun.get().add(response);
}

/** Has the shop's own code begun to answer, or did Next fail on the request before? */
export function hasBegun(response: ServerResponse): boolean {
  return begun.get().has(response);
}
