import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { ReactElement } from "react";
import { processWide } from "@/lib/runtime/process-wide";
import { onStop } from "@/lib/runtime/stop-tasks";
import { log } from "@/lib/telemetry/log";
import { plainTree } from "./plain-tree";

type Font = { name: string; data: Buffer; weight: 600; style: "normal" };

const pools = processWide<Piscina | undefined>("picture thread", () => undefined);

/** Timeout of a picture, ms. */
const timeout = 10_000;

/** A thread of its own, begun with the first picture and ended after ten quiet seconds. */
function drawing(): Piscina {
  const known = pools.get();
  if (known) return known;
  const pool = new Piscina({
    filename: pathToFileURL(join(process.cwd(), "lib/picture/draw-worker.mjs")).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
  });
  // A thread that cannot begin at all; each picture that waits for it fails by its timeout.
  pool.on("error", (error: unknown) => log().error({ error }, "Pictures cannot be drawn."));
  pools.set(pool);
  onStop(() => pool.destroy());
  return pool;
}

/**
 * Draws a picture beside the thread that answers requests: it takes about a tenth of a second of the processor.
 * @param element what is drawn: HTML with styles, as Satori takes it
 * @param options width and height in px; the fonts of its texts
 * @returns the bytes of a PNG
 * @throws Error for what cannot be drawn, or not in time
 */
export async function drawPng(
  element: ReactElement,
  options: { width: number; height: number; fonts?: Font[] },
): Promise<ArrayBuffer> {
  return drawing().run({ tree: plainTree(element), options }, { signal: AbortSignal.timeout(timeout) });
}
