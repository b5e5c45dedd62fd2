import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { bothReads, noReads, type Reads, readsHeader, writeReads } from "@/lib/runtime/page-reads";
import { processWide } from "@/lib/runtime/process-wide";

const answers = processWide("page answers", () => new AsyncLocalStorage<ServerResponse>());
const reads = processWide("page reads", () => new WeakMap<ServerResponse, Reads>());
const begun = processWide("begun answers", () => new WeakSet<ServerResponse>());

/** The header of a page that explains by itself, completely, why something is missing. */
export const ownWordsHeader = "x-own-words";

/** The header of an incomplete page. */
export const partialHeader = "x-partial";

/** The header of a page that is rendered for a request, but would be the same for anybody. */
export const sharedHeader = "x-shared";

/** What a page says to those who cache it: no client gets it. */
export const cacheHeaders: ReadonlySet<string> = new Set([partialHeader, readsHeader, sharedHeader]);

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

/** Declares that the page that is being rendered shows nothing of whoever asks for it, so that it may be cached. */
export function declareShared(): void {
  setPageStatus(200, { [sharedHeader]: "1" });
}

/** Declares that the drawing that is being made is the same for everybody, and stays as it is but for what else is reported of it. */
export function declareSharedDrawing(): void {
  declareShared();
  reportReads(noReads);
}

/** Collects the reads of a page that is rendered for the cache, in its header. */
export function wantReads(response: ServerResponse): void {
  reads.get().set(response, noReads);
}

/** Adds what a part of the page was rendered from: the page lives as long as all its parts do. */
export function reportReads(part: Reads): void {
  const response = answers.get().getStore();
  const before = response && reads.get().get(response);
  if (!response || !before || response.headersSent) return;
  const all = bothReads(before, part);
  reads.get().set(response, all);
  response.setHeader(readsHeader, writeReads(all));
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
