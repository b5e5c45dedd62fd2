import type { ServerResponse } from "node:http";

/**
 * Headers by which Next reports on itself: the page behind a rewritten address, the state of its cache. No client needs them.
 */
const internal = /^x-(?:middleware-|nextjs-cache$)/i;

/** The cache setting that Next gives every page: revalidate each time. */
const askedEachTime = "private, no-cache";

/**
 * Forbids caches to store a page that is rendered for one visitor: the next person at the same screen must not see it by
 * going back. Answers that set their own lifetime (a picture, a feed) stay as they are.
 */
export function neverStored(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(name, name.toLowerCase() === "cache-control" && value === askedEachTime ? "private, no-store" : value);
}

/**
 * Removes internal headers from an answer, and a repeated Location: Next 16 writes a page's redirect twice when it has just
 * rendered that page, and strict clients refuse a second Location even if it is equal.
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
