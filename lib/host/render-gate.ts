import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { fairShareKey } from "@/lib/runtime/address-networks";
import { FairQueue, isOverloaded } from "@/lib/runtime/fair-queue";
import { isOwnRequest } from "@/lib/session/own-request";
import { sendOwn } from "./replace-answer";
import { busyAnswer } from "./unavailable/busy-answer";
import type { RequestHandler } from "./web-server";

/** How long one answer may keep its place, ms: who reads it slowly does not hold up the others. */
const placeTimeout = 10_000;

/**
 * The queue of all that Next makes for a request: pages, pictures, forms.
 * @param waitsForHost do pages wait for a back end elsewhere? Then more of them are made at once, since most only wait; else
 * each keeps the processor busy, and what is in memory is to be answered in between.
 */
export function renderQueue(waitsForHost: boolean): FairQueue {
  return new FairQueue({ running: waitsForHost ? 8 : 3, waiting: 100, timeout: 5_000 });
}

/** Whose request it is, by the client's address as the guard has left it. */
export function clientOf({ headers }: IncomingMessage): string {
  return fairShareKey(headers["x-forwarded-for"]?.toString());
}

/** Aborted when the client has gone before its answer. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return gone.signal;
}

/** What keeps its place until its end: most of the work on it comes after its head. A feed waits for its reader then. */
const rendered = /^text\/(?:html|x-component)\b/;

/** Does the work on an answer. @returns at its end, or once it only has to be sent on */
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

/** Lets requests through to Next as the queue has room; above its bounds they are answered at once with 429 or 503. */
export function renderGate(next: RequestHandler, queue: FairQueue): RequestHandler {
  return async (request, response) => {
    // Of a page that is made to be kept: it has its place already.
    if (isOwnRequest(request.headers)) return next(request, response);
    const gone = goneSignal(response);
    try {
      await queue.run(clientOf(request), () => worked(() => next(request, response), response), gone);
    } catch (error) {
      if (!isOverloaded(error)) throw error;
      if (!response.destroyed) sendOwn(request, response, busyAnswer(error, request));
    }
  };
}
