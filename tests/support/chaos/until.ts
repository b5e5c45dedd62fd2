import { setTimeout as pause } from "node:timers/promises";

/** Asks until the answer is yes. @returns ms it took, or undefined after `timeout` ms */
export async function until(wanted: () => boolean | Promise<boolean>, timeout = 15_000): Promise<number | undefined> {
  const begin = performance.now();
  while (performance.now() - begin < timeout) {
    if (await wanted()) return Math.round(performance.now() - begin);
    await pause(50);
  }
  return undefined;
}
