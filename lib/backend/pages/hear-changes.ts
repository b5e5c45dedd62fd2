import { connection } from "@/lib/backend/database/connect";
import { purgePages } from "@/lib/host/kept-pages";
import { onStop } from "@/lib/host/stop-tasks";

declare global {
  // Next bundles a module once per entry: a process listens once all the same.
  var dezenHearing: Promise<void> | undefined;
}

/** The channel that the triggers on tyres speak on (migration 0009). */
const channel = "dezen_pages";

/**
 * Outdates kept pages whenever a tyre changes, whichever process changed it. After a lost connection every page counts
 * as changed, since nobody knows what was said meanwhile.
 */
export function hearPageChanges(): Promise<void> {
  globalThis.dezenHearing ??= (async () => {
    const { unlisten } = await connection().sql.listen(
      channel,
      (said) => purgePages(said === "all" ? null : said.split(",")),
      () => purgePages(null),
    );
    onStop(unlisten);
  })();
  return globalThis.dezenHearing;
}
