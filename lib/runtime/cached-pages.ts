import { markChanged } from "@/lib/runtime/page-history";
import { processWide } from "@/lib/runtime/process-wide";

/** The cache of pages of this process. */
type CachedPages = {
  purge(tags: readonly string[] | null, changedAt: number): void;
  readonly size: { pages: number; bytes: number };
};

const cached = processWide<CachedPages | undefined>("cached pages", () => undefined);
const listeners = processWide("purge listeners", () => new Set<(tags: readonly string[] | null) => void>());
const purgeCount = processWide("page purges", () => 0);

/** Registers the cache of pages of this process. */
export function cachePagesIn(pages: CachedPages): void {
  cached.set(pages);
}

/**
 * Calls a listener at each purge, before pages are outdated: data cached to render pages from must not be older than the pages.
 * @param listener gets the tags that have changed; `null`: all of them
 */
export function onPurge(listener: (tags: readonly string[] | null) => void): void {
  listeners.get().add(listener);
}

/**
 * Outdates the cached pages that depend on one of the tags (`null`: every page). Without a host there are none.
 * @param changedAt when the change was heard of, ms since 1970; 0: nobody knows how old it is
 */
export function purgePages(tags: readonly string[] | null, changedAt = Date.now()): void {
  purgeCount.set(purges() + 1);
  markChanged(tags);
  for (const listener of listeners.get()) listener(tags);
  cached.get()?.purge(tags, changedAt);
}

/** How many times pages were outdated in this process. */
export function purges(): number {
  return purgeCount.get();
}

/** Pages in the cache of this process, and the bytes they take. */
export function cachedSize(): { pages: number; bytes: number } {
  return cached.get()?.size ?? { pages: 0, bytes: 0 };
}
