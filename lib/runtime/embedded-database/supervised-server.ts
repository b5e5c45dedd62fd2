import { setTimeout as pause } from "node:timers/promises";
import type { Server } from "./server";

/** Before each further try, ms; the last one repeats. */
const waits = [0, 250, 1000, 3000, 10_000];
/** How long starting again is tried: as long as it takes to clear a full disk by hand, ms. */
const timeout = 15 * 60_000;
/** After this time, ms, a server counts as healthy: a later crash is a new one. */
const wellAfter = 60_000;

/**
 * A server that is started again when it crashes (killed, out of memory, out of disk).
 * @param start starts it, on a folder that a crashed server may have left behind; rejects when it cannot be started
 * @returns `ended` resolves when it was stopped, or when it could not be started again for fifteen minutes
 */
export async function supervisedServer(start: () => Promise<Server>, log: (line: string) => void) {
  let server = await start();
  let stopping = false;

  async function startAgain(failures: number): Promise<Server | undefined> {
    const until = performance.now() + timeout;
    for (let tries = failures; !stopping && performance.now() < until; tries++) {
      await pause(waits[Math.min(tries, waits.length - 1)]);
      try {
        return await start();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
    return undefined;
  }

  async function keepRunning(): Promise<void> {
    for (let failures = 0; ; failures++) {
      const since = performance.now();
      await server.ended;
      if (stopping) return;
      if (performance.now() - since > wellAfter) failures = 0;
      log("PostgreSQL has ended unexpectedly: starting it again");
      const next = await startAgain(failures);
      if (!next) return;
      server = next;
      if (stopping) return server.stop();
      log("PostgreSQL runs again");
    }
  }

  const ended = keepRunning();
  return {
    ended,
    stop: async (): Promise<void> => {
      stopping = true;
      await server.stop();
      await ended;
    },
  };
}
