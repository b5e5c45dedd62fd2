import { hear } from "@/lib/backend/kernel/database/listen";
import { purgePages } from "@/lib/runtime/cached-pages";
import { onStop } from "@/lib/runtime/stop-tasks";

declare global {
  // Next bundles a module once per entry: a process listens once all the same.
  var dezenHearing: Promise<void> | undefined;
}

/** The channel that the triggers on tyres speak on (migration 0009). */
const channel = "dezen_pages";

/**
 * Outdates kept pages whenever a tyre changes, whichever process changed it. After a lost connection every page counts
 * as changed, since nobody knows what was said meanwhile.
 * @returns when it has begun
 */
export function hearPageChanges(): Promise<void> {
  globalThis.dezenHearing ??= new Promise((resolve) => {
    const stopping = new AbortController();
    const ended = hear(
      channel,
      {
        heard: (said) => purgePages(said === "all" ? null : said.split(",")),
        begun: () => {
          purgePages(null);
          resolve();
        },
      },
      stopping.signal,
    );
    onStop(() => {
      stopping.abort();
      return ended;
    });
  });
  return globalThis.dezenHearing;
}
