import { processWide } from "@/lib/runtime/process-wide";

/** The cache of pages of this process. */
type CachedPages = {
  purge(tags: readonly string[] | null): void;
  readonly size: { pages: number; bytes: number };
};

const cached = processWide<CachedPages | undefined>("cached pages", () => undefined);
const purgeCount = processWide("page purges", () => 0);

/** Registers the cache of pages of this process. */
export function cachePagesIn(pages: CachedPages): void {
  cached.set(pages);
}

/** Outdates the cached pages that depend on one of the tags (`null`: every page). Without a host there are none. */
export function purgePages(tags: readonly string[] | null): void {
  purgeCount.set(purges() + 1);
  cached.get()?.purge(tags);
}

/** How many times pages were outdated in this process. */
export function purges(): number {
  return purgeCount.get();
}

/** Pages in the cache of this process, and the bytes they take. */
export function cachedSize(): { pages: number; bytes: number } {
  return cached.get()?.size ?? { pages: 0, bytes: 0 };
}
