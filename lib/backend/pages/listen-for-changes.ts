import { listenOn } from "@/lib/backend/kernel/database/listen";
import { purgePages } from "@/lib/runtime/cached-pages";
import { processWide } from "@/lib/runtime/process-wide";
import { onStop } from "@/lib/runtime/stop-tasks";

const listening = processWide<Promise<void> | undefined>("page changes", () => undefined);

/** The channel on which the triggers of the tyres notify (migration 0009). */
const channel = "dezen_pages";

/**
 * Outdates cached pages whenever a tyre changes, whichever process changed it. After a lost connection every page counts as
 * changed, since notifications were missed. @returns when it is listening
 */
export function listenForPageChanges(): Promise<void> {
  const begun =
    listening.get() ??
    new Promise<void>((resolve) => {
      const stopping = new AbortController();
      const ended = listenOn(
        channel,
        {
          notified: (said) => purgePages(said === "all" ? null : said.split(",")),
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
  listening.set(begun);
  return begun;
}
