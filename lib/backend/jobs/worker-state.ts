declare global {
  // Next bundles a module once per entry: the worker is one per process.
  var dezenWorkerBroken: boolean | undefined;
}

/** Marks that the worker of this process works, or has broken down. */
export function markWorker(broken: boolean): void {
  globalThis.dezenWorkerBroken = broken;
}

/** Has the worker of this process broken down, and not come back yet? */
export function workerBroken(): boolean {
  return globalThis.dezenWorkerBroken === true;
}
