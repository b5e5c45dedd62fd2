declare global {
  // Next bundles a module once per entry: the worker is one per process.
  var dezenMailWorkerBroken: boolean | undefined;
}

/** Notes that the mail worker of this process works, or has broken down. */
export function noteMailWorker(broken: boolean): void {
  globalThis.dezenMailWorkerBroken = broken;
}

/** Has the mail worker of this process broken down, and not come back yet? */
export function mailWorkerBroken(): boolean {
  return globalThis.dezenMailWorkerBroken === true;
}
