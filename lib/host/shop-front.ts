import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "@/lib/config";
import { pageTags } from "@/lib/domain/page-tags";
import { purgePages } from "@/lib/runtime/cached-pages";
import { healthPath } from "@/lib/runtime/health-path";
import { watchFiles } from "@/lib/runtime/watched-files";
import { apiFront } from "./api-front";
import { readStyleSheets } from "./first-paint/inline-styles";
import { diskPages } from "./page-cache/disk-edition";
import { fillFrom } from "./page-cache/fill-page";
import type { Fill } from "./page-cache/page-cache";
import { pageHost } from "./page-cache/page-host";
import { pictures } from "./pictures";
import { renderGate, renderQueue } from "./render-gate";
import { missingInOffice } from "./rendering/missing-in-office";
import type { RenderPool } from "./rendering/render-pool";
import { workerHandler } from "./rendering/worker-handler";
import { guard } from "./security/guard";
import { staticFiles } from "./static-files";
import { newMetrics } from "./telemetry/metrics";
import { serveMetrics } from "./telemetry/metrics-server";
import { observed } from "./telemetry/observed";
import { RequestCounts } from "./telemetry/request-counts";
import { readRoutePatterns } from "./telemetry/route-patterns";
import { servedBy } from "./telemetry/served-by";
import type { RequestHandler } from "./web-server";

/** The legal and help texts. */
const pagesFolder = "messages/pages";

/** Tells a load balancer to send nobody any more, because the shop is about to stop or can render no page. */
function answerUnavailable(request: IncomingMessage, response: ServerResponse, down: string): void {
  servedBy(response).route = healthPath;
  response.writeHead(503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(request.method === "HEAD" ? undefined : JSON.stringify({ status: "unavailable", down: [down] }));
}

/**
 * What answers the requests of a built shop, from the outside in: the observer, the guard, scripts and styles,
 * the pictures of tyres, the cached pages, the API, the gate before what is rendered for a request, the render workers.
 * @param workers render what is not in memory
 * @param isStopping is the shop told to stop?
 * @returns it, and what closes the metrics' address
 * @throws StartRefused when the metrics cannot be served
 */
export async function openShopFront(
  workers: RenderPool,
  config: Config,
  isStopping: () => boolean,
): Promise<{ handle: RequestHandler; close: () => Promise<void> }> {
  const { port, publicUrl, trustedProxies, telemetry } = config;
  const bytes = config.pageCacheMegabytes * 1024 * 1024;
  const routeOf = readRoutePatterns(".next", "public");
  const counts = new RequestCounts();
  watchFiles(pagesFolder, () => purgePages([pageTags.texts]));
  const disk = await diskPages(config, ".next");
  const metrics =
    telemetry.metrics && newMetrics(counts, { workers: () => workers.figures, disk: () => disk?.figures });
  const close = metrics && telemetry.metrics ? await serveMetrics(telemetry.metrics, metrics.text) : async () => {};
  const queue = renderQueue(config.apiHost !== undefined, config.renderWorkers);
  const sheets = readStyleSheets(".next");
  const made = apiFront(renderGate(workerHandler(workers, sheets), queue));
  const rendered = fillFrom(workers, port);
  const fill: Fill = async (page, navigation) => {
    const begun = performance.now();
    const answer = await rendered(page, navigation);
    metrics?.made(routeOf(page.url), (performance.now() - begun) / 1000);
    return answer;
  };
  const options = {
    bytes,
    build: ".next",
    sheets,
    publicUrl,
    routeOf,
    queue,
    missingInOffice: missingInOffice(workers),
    disk,
  };
  const pages = pageHost(made, fill, options);
  const shop = guard(trustedProxies, staticFiles(".next", publicUrl, pictures(publicUrl, pages)));
  const handle: RequestHandler = async (request, response) => {
    if (request.url === healthPath && isStopping()) return answerUnavailable(request, response, "stopping");
    if (request.url === healthPath && !workers.healthy) return answerUnavailable(request, response, "pages");
    return shop(request, response);
  };
  return { handle: observed(handle, { trusted: trustedProxies > 0, counts, metrics }), close };
}
