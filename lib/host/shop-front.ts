import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "@/lib/config";
import { apiFront } from "./api-front";
import { pageHost } from "./page-cache/page-host";
import { renderGate, renderQueue } from "./render-gate";
import { guard } from "./security/guard";
import { staticFiles } from "./static-files";
import { newMetrics } from "./telemetry/metrics";
import { serveMetrics } from "./telemetry/metrics-server";
import { observed } from "./telemetry/observed";
import { RequestCounts } from "./telemetry/request-counts";
import { readRoutePatterns } from "./telemetry/route-patterns";
import { servedBy } from "./telemetry/served-by";
import type { RequestHandler } from "./web-server";

const health = "/api/v1/health";

/** The shop is about to stop: a load balancer that asks is told to send nobody any more. */
function answerStopping(request: IncomingMessage, response: ServerResponse): void {
  servedBy(response).route = health;
  response.writeHead(503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(request.method === "HEAD" ? undefined : JSON.stringify({ status: "unavailable", down: ["stopping"] }));
}

/**
 * What answers the requests of a built shop, from the outside in: the observer, the guard, scripts and styles,
 * the kept pages, the API, the gate before what is made for a request, Next.
 * @param isStopping is the shop told to stop?
 * @returns it, and what closes the metrics' address
 * @throws StartRefused when the metrics cannot be served
 */
export async function openShopFront(
  next: RequestHandler,
  config: Config,
  isStopping: () => boolean,
): Promise<{ handle: RequestHandler; close: () => Promise<void> }> {
  const { port, publicUrl, trustedProxies, telemetry } = config;
  const bytes = config.pageCacheMegabytes * 1024 * 1024;
  const routeOf = readRoutePatterns(".next", "public");
  const counts = new RequestCounts();
  const metrics = telemetry.metrics && newMetrics(counts);
  const close = metrics && telemetry.metrics ? await serveMetrics(telemetry.metrics, metrics.text) : async () => {};
  const queue = renderQueue(config.apiHost !== undefined);
  const made = apiFront(renderGate(next, queue));
  const pages = pageHost(made, { port, bytes, build: ".next", publicUrl, routeOf, queue });
  const shop = guard(trustedProxies, staticFiles(".next", publicUrl, pages));
  const handle: RequestHandler = async (request, response) => {
    if (isStopping() && request.url === health) return answerStopping(request, response);
    return shop(request, response);
  };
  return { handle: observed(handle, { trusted: trustedProxies > 0, counts, metrics }), close };
}
