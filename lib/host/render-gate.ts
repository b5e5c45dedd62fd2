import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { fairShareKey } from "@/lib/runtime/address-networks";
import { FairQueue, isOverloaded } from "@/lib/runtime/fair-queue";
import { sendOwn } from "./replace-answer";
import { busyAnswer } from "./unavailable/busy-answer";
import type { RequestHandler } from "./web-server";

/** How long one answer may keep its place in the queue, ms, so that a slow reader does not hold up the others. */
const placeTimeout = 10_000;

/**
 * The queue of everything that Next renders for a request: pages, pictures, forms.
 * @param waitsForHost do pages wait for a back end elsewhere? Then a worker renders more of them at once, since most only wait;
 *   otherwise each keeps its processor busy, but for the time that the database takes
 * @param workers how many processes render
 */
export function renderQueue(waitsForHost: boolean, workers: number): FairQueue {
  return new FairQueue({ running: (waitsForHost ? 8 : 3) * workers, waiting: 100, timeout: 5_000 });
}

/** The client of a request, by its address as the guard has set it. */
export function clientOf({ headers }: IncomingMessage): string {
  return fairShareKey(headers["x-forwarded-for"]?.toString());
}

/** Aborted when the client has gone before its answer. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Answers that keep their place until their end, because most of the work comes after the headers. A feed only waits for its
 * reader by then.
 */
const rendered = /^text\/(?:html|x-component)\b/;

/** Renders an answer. @returns at its end, or as soon as it only has to be sent */
async function worked(begin: () => Promise<void>, response: ServerResponse): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const sentOn = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, placeTimeout);
    response.once("close", resolve);
    onHeaders(response, () => {
      if (!rendered.test(String(response.getHeader("content-type") ?? ""))) resolve();
    });
  });
  try {
    await Promise.race([begin(), sentOn]);
  } finally {
    clearTimeout(timer);
  }
}

/** Lets requests through to Next as the queue has room; requests beyond its bounds are answered at once with 429 or 503. */
export function renderGate(next: RequestHandler, queue: FairQueue): RequestHandler {
  return async (request, response) => {
    const gone = goneSignal(response);
    try {
      await queue.run(clientOf(request), () => worked(() => next(request, response), response), gone);
    } catch (error) {
      if (!isOverloaded(error)) throw error;
      if (!response.destroyed) sendOwn(request, response, busyAnswer(error, request));
    }
  };
}
