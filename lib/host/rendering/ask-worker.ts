import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { connectionHeaders } from "@/lib/runtime/connection-headers";
import { purges } from "../../runtime/cached-pages";
import { purgesHeader } from "./purges";
import type { RenderPool } from "./render-pool";
import type { RenderWorker } from "./render-worker";

/**
 * Headers by which Next reports on itself: the page behind a rewritten address, the state of its cache. No client needs them.
 */
const internal = /^x-(?:middleware-|nextjs-cache$)/;

/** Headers that go on from one connection to the other. @param headers names in lower case */
export function passedOn(headers: IncomingHttpHeaders): [name: string, value: string | string[]][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || connectionHeaders.has(name) || internal.test(name) ? [] : [[name, value]],
  );
}

type Asked = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** `null` for a request that only reads. */
  body: Readable | null;
  signal?: AbortSignal;
};

/** A worker never closes a connection: one is only lost with its worker. */
const agent = new Agent({ keepAlive: true });

function ask(socketPath: string, { method, path, headers, body, signal }: Asked): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { "content-length": length, ...others } = headers;
    const sent = { ...Object.fromEntries(passedOn(body ? headers : others)), [purgesHeader]: String(purges()) };
    const asking = request({ method, path, headers: sent, signal, agent, socketPath }, resolve);
    asking.once("error", reject);
    if (body) body.pipe(asking);
    else asking.end();
  });
}

/** How long the end of a worker may be heard of after its connections have broken, ms. */
const endHeard = 200;

/** What a connection ends with when its worker has died. */
const lost = new Set<unknown>(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE"]);

/**
 * Has a worker answer a request; what only reads is asked of another one when the first has died (RFC 9110, section 9.2.2).
 * @param take takes the answer, to its end
 * @throws NoRenderWorker, or the connection's error
 */
export async function askWorker<Result>(
  pool: RenderPool,
  asked: Asked,
  take: (answer: IncomingMessage) => Promise<Result>,
): Promise<Result> {
  let asking: RenderWorker | undefined;
  const answered = () =>
    pool.run(async (worker) => {
      asking = worker;
      return take(await ask(worker.socket, asked));
    });
  return answered().catch(async (error: unknown) => {
    if (asked.body || !lost.has((error as NodeJS.ErrnoException).code)) throw error;
    // The connections break a moment before the worker's end is heard of: the same one must not be asked again.
    await Promise.race([asking?.ended, pause(endHeard, undefined, { ref: false })]);
    return answered();
  });
}
