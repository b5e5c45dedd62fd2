import type { Overload } from "@/lib/runtime/fair-queue";
import { log } from "@/lib/telemetry/log";

/** The shortest time between two such lines, ms: a flood of requests must not flood the log too. */
const pause = 10_000;

const said = new Map<string, number>();

/** Logs that requests are refused. @param what `pages` or `calls`, @param reason which limit was reached */
export function reportOverload(what: "pages" | "calls", reason: Overload): void {
  const key = `${what} ${reason}`;
  const now = performance.now();
  if (now - (said.get(key) ?? Number.NEGATIVE_INFINITY) < pause) return;
  said.set(key, now);
  log().warn({ what, bound: reason }, "Requests are turned away: more come than can be answered.");
}
