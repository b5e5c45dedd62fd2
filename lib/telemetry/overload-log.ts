import type { Overload } from "@/lib/runtime/fair-queue";
import { log } from "@/lib/telemetry/log";

/** How often it is said at most, ms: whoever floods the shop is not to flood its log too. */
const pause = 10_000;

const said = new Map<string, number>();

/** Says in the log that requests are turned away. @param what `pages` or `calls`, @param reason whose bound was met */
export function reportOverload(what: "pages" | "calls", reason: Overload): void {
  const key = `${what} ${reason}`;
  const now = performance.now();
  if (now - (said.get(key) ?? Number.NEGATIVE_INFINITY) < pause) return;
  said.set(key, now);
  log().warn({ what, bound: reason }, "Requests are turned away: more come than can be answered.");
}
