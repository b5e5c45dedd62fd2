import type { IncomingMessage, ServerResponse } from "node:http";
import { isFromWorker } from "@/lib/runtime/front-process";
import { log } from "@/lib/telemetry/log";
import type { ServedRequest } from "@/lib/telemetry/served-request";
import type { RequestHandler } from "../web-server";
import type { Metrics } from "./metrics";
import type { RequestCounts } from "./request-counts";
import { requestId } from "./request-id";
import { files } from "./route-patterns";
import { serve, servedBy } from "./served-by";

/** Nothing was answered: the client went away. Source: nginx, `NGX_HTTP_CLIENT_CLOSED_REQUEST`. */
const clientGone = 499;

function levelOf(status: number, route: string, fromMemory: boolean, own: boolean) {
  if (status >= 500) return "error";
  if (fromMemory || own || route === files) return "debug";
  return status >= 400 && status !== clientGone ? "warn" : "info";
}

/**
 * Gives every request its id, counts it and logs it. A page from memory is logged at the level `debug` only: there are
 * thousands a second.
 * @param options `trusted`: does a trusted proxy set `X-Request-Id`? `metrics`: where times go, `null` when nobody asks for
 *   them
 */
export function observed(
  handle: RequestHandler,
  options: { trusted: boolean; counts: RequestCounts; metrics: Metrics | null },
) {
  const { trusted, counts, metrics } = options;
  const debug = log().isLevelEnabled("debug");

  function ended(request: IncomingMessage, response: ServerResponse, own: boolean, begun: number): void {
    const { id, route, cache, status: instead } = servedBy(response);
    const status = response.headersSent ? (instead ?? response.statusCode) : clientGone;
    const { method = "other" } = request;
    const fromMemory = cache === "hit" || cache === "stale";
    const seconds = (performance.now() - begun) / 1000;
    if (!own) {
      counts.add(route, method, status, cache);
      if (!fromMemory) metrics?.answered(route, method, seconds);
    }
    const level = levelOf(status, route, fromMemory, own);
    if (level === "debug" && !debug) return;
    const ms = Math.round(seconds * 10_000) / 10;
    log()[level]({ requestId: id, method, route, status, ms, cache, ...(own && { own }) }, "request");
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const begun = performance.now();
    const own = isFromWorker(request.headers);
    const id = requestId(request.headers["x-request-id"], own || trusted);
    request.headers["x-request-id"] = id;
    const state: ServedRequest = { id, route: "other", cache: "none" };
    serve(response, state);
    try {
      await handle(request, response);
    } finally {
      if (state.cache === "hit" || response.writableFinished || response.destroyed)
        ended(request, response, own, begun);
      else response.once("close", () => ended(request, response, own, begun));
    }
  };
}
