import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach } from "@jest/globals";
import type { RenderPool } from "@/lib/host/rendering/render-pool";
import type { RenderWorker } from "@/lib/host/rendering/render-worker";

/**
 * Servers that listen where render workers do, closed after each test.
 * @returns what opens one; its socket
 */
export function workerSockets(): (answer: RequestListener) => Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  const opened: (() => void)[] = [];
  let count = 0;
  afterEach(() => {
    for (const close of opened.splice(0)) close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return async (answer) => {
    count += 1;
    const [server, socket] = [createServer(answer), join(folder, String(count))];
    await new Promise<void>((listening) => server.listen(socket, listening));
    opened.push(() => server.close().closeAllConnections());
    return socket;
  };
}

/** Workers that are given work in turn. */
export function poolOf(...sockets: string[]): RenderPool {
  const turns = sockets.values();
  return {
    run: (work: (worker: Pick<RenderWorker, "socket" | "ended">) => unknown) =>
      work({ socket: turns.next().value ?? "none left", ended: Promise.resolve() }),
  } as unknown as RenderPool;
}
