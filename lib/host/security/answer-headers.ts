import type { ServerResponse } from "node:http";

/** What Next tells of itself: the page behind a rewritten address, the state of its cache. No client of ours reads it. */
const internal = /^x-(?:middleware-|nextjs-cache$)/i;

/** What the settings of Next say of every page: ask each time. */
const askedEachTime = "private, no-cache";

/**
 * Keeps a page that is made for one visitor out of every memory: who comes to the same screen later, and goes back, must not see
 * somebody's orders. What says itself how long it may be kept (a picture, a feed) is left as it is.
 */
export function neverStored(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(name, name.toLowerCase() === "cache-control" && value === askedEachTime ? "private, no-store" : value);
}

/**
 * Keeps an answer's headers to those that are for the client, and its Location to one. Next 16 writes a page's redirect
 * twice when it has just made that page, and a second Location, though equal, is an error to strict readers.
 */
export function keepAnswerHeaders(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  const append = response.appendHeader.bind(response);
  response.setHeader = (name, value) => (internal.test(name) ? response : set(name, value));
  response.appendHeader = (name, value) => {
    if (internal.test(name)) return response;
    return name.toLowerCase() === "location" ? set(name, value) : append(name, value);
  };
}
