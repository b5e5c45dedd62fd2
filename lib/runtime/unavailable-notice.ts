import { processWide } from "@/lib/runtime/process-wide";

const awayAt = processWide("unavailable at", () => Number.NEGATIVE_INFINITY);

/** Notes that a page asked for its data in vain: the back end, or its database, is away. */
export function markUnavailable(): void {
  awayAt.set(performance.now());
}

/** Has that been noted since a moment (of `performance.now()`)? */
export function unavailableSince(moment: number): boolean {
  return awayAt.get() >= moment;
}
