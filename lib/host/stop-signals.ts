import { log } from "@/lib/telemetry/log";

/**
 * A signal that follows another within this time, ms, is the same one: Ctrl-C in a terminal reaches the shop from the
 * terminal and again from npm.
 */
const sameWish = 300;

/** How long a stop may take before the process ends all the same, in milliseconds. */
const limit = 30_000;

/**
 * Stops the shop at Ctrl-C (SIGINT) or SIGTERM and ends the process with 0; a second signal ends it at once.
 * @param stop must bring everything to an end; a failure is reported, and the process ends with 1.
 * @param grace how much longer than usual it may take, ms
 */
export function stopOnSignal(stop: () => Promise<void>, grace = 0): void {
  let since: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (since !== undefined) {
      if (now - since > sameWish) process.exit(signal === "SIGINT" ? 130 : 143);
      return;
    }
    since = now;
    setTimeout(() => {
      log().error("The shop could not be closed in good order in time: it is ended now.");
      process.exit(1);
    }, limit + grace).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log().error({ error }, "The shop could not be closed in good order.");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
}
