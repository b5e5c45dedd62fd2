import type { ServerResponse } from "node:http";

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
