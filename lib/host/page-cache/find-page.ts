import { isOverloaded } from "@/lib/runtime/fair-queue";
import { log } from "@/lib/telemetry/log";
import type { Found, PageCache } from "./page-cache";
import type { PageKey } from "./page-key";

/** How long a visitor waits for a page at most, ms: a little longer than one call of the API may take. */
const timeout = 10_000;

/**
 * @returns undefined for a page that is not cached and could not be rendered in time
 * @throws Overloaded when there is no room to make it
 */
export async function findPage(pages: PageCache, key: PageKey, navigation: boolean): Promise<Found | undefined> {
  const found = pages.find(key, navigation);
  if (!(found instanceof Promise)) return found;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeout, undefined);
  });
  try {
    return await Promise.race([found, late]);
  } catch (error) {
    if (isOverloaded(error)) throw error;
    log().error({ error, requestId: key.requestId, page: key.internalPath }, "A page could not be made.");
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
