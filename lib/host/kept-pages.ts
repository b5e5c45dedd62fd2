/** Pages that are kept in this process, by whatever keeps them. */
type KeptPages = { purge(tags: readonly string[] | null): void };

declare global {
  // Next's bundle has its own copy of this module, and must find the pages that the host keeps.
  var dezenPages: KeptPages | undefined;
}

/** Names the one place of this process where pages are kept. */
export function keepPagesIn(pages: KeptPages): void {
  globalThis.dezenPages = pages;
}

/** Outdates the kept pages that depend on one of the tags (`null`: every page). Without a host there are none. */
export function purgePages(tags: readonly string[] | null): void {
  globalThis.dezenPages?.purge(tags);
}
