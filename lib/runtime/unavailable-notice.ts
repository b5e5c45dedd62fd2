import { processWide } from "@/lib/runtime/process-wide";

const awayAt = processWide("unavailable at", () => Number.NEGATIVE_INFINITY);

/** Marks that a page could not get its data: the back end, or its database, is unavailable. */
export function markUnavailable(): void {
  awayAt.set(performance.now());
}

/** Has that been marked since a time (of `performance.now()`)? */
export function unavailableSince(moment: number): boolean {
  return awayAt.get() >= moment;
}
