/** Pages that are kept in this process, by whatever keeps them. */
type KeptPages = {
  purge(tags: readonly string[] | null): void;
  readonly size: { pages: number; bytes: number };
};

declare global {
  // Next's bundle has its own copy of this module, and must find the pages that the host keeps.
  var dezenPages: KeptPages | undefined;
  var dezenPurges: number | undefined;
}

/** Names the one place of this process where pages are kept. */
export function keepPagesIn(pages: KeptPages): void {
  globalThis.dezenPages = pages;
}

/** Outdates the kept pages that depend on one of the tags (`null`: every page). Without a host there are none. */
export function purgePages(tags: readonly string[] | null): void {
  globalThis.dezenPurges = purges() + 1;
  globalThis.dezenPages?.purge(tags);
}

/** How many times pages were outdated in this process. */
export function purges(): number {
  return globalThis.dezenPurges ?? 0;
}

/** Pages kept in this process, and the bytes they take. */
export function keptSize(): { pages: number; bytes: number } {
  return globalThis.dezenPages?.size ?? { pages: 0, bytes: 0 };
}
