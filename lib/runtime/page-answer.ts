import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { processWide } from "@/lib/runtime/process-wide";

const answers = processWide("page answers", () => new AsyncLocalStorage<ServerResponse>());
const begun = processWide("begun answers", () => new WeakSet<ServerResponse>());

/** The header of a page that tells by itself, whole, why something is not there. */
export const ownWordsHeader = "x-own-words";

/** The header of a page that lacks a part. */
export const partialHeader = "x-partial";

/** Has a page made, and lets it say what its answer's status is. */
export function withPageAnswer<T>(response: ServerResponse, make: () => T): T {
  return answers.get().run(response, make);
}

/** The answer that is being made, `undefined` where none is. */
export function answerBeingMade(): ServerResponse | undefined {
  return answers.get().getStore();
}

/**
 * Sets the status and headers of the page that is being made, which Next leaves to nobody but for 404. To be called
 * before the page's first part is ready; without the host (plain `next start`) it changes nothing.
 */
export function setPageStatus(status: number, headers: Record<string, string>): void {
  const response = answers.get().getStore();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Adds cookies to the page that is being made: a server component may not set any. To be called before the page's first part is
 * ready; without the host (plain `next start`) it changes nothing. @param lines whole Set-Cookie lines
 */
export function addPageCookies(lines: readonly string[]): void {
  const response = answers.get().getStore();
  if (!response || response.headersSent) return;
  for (const line of lines) response.appendHeader("set-cookie", line);
}

/** Gives the page that is being made the status of one that is not there, and lets it say so in its own words. */
export function setMissing(): void {
  setPageStatus(404, { [ownWordsHeader]: "1" });
}

/** Tells that a part is missing from the page that is being made, which may be there the next time: it is not to be kept. */
export function reportPartial(): void {
  const response = answers.get().getStore();
  if (response && !response.headersSent) response.setHeader(partialHeader, "1");
}

/** Notes that the shop's own code has begun to answer: what fails from here on is the shop's fault, not the request's. */
export function markBegun(): void {
  const response = answers.get().getStore();
  if (response) begun.get().add(response);
}

/** Has the shop's own code begun to answer, or did Next fail on the request before? */
export function hasBegun(response: ServerResponse): boolean {
  return begun.get().has(response);
}
