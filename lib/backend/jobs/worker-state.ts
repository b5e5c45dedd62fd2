import { processWide } from "@/lib/runtime/process-wide";

const broken = processWide("worker broken", () => false);

/** Marks that the worker of this process works, or has broken down. */
export function markWorker(isBroken: boolean): void {
  broken.set(isBroken);
}

/** Has the worker of this process broken down, and not come back yet? */
export function workerBroken(): boolean {
  return broken.get();
}
