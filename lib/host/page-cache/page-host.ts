import type { IncomingMessage } from "node:http";
import { type FairQueue, isOverloaded } from "@/lib/runtime/fair-queue";
import { isOwnRequest } from "@/lib/session/own-request";
import { whileServing } from "@/lib/telemetry/served-request";
import { cachePagesIn } from "../../runtime/cached-pages";
import { ownWordsHeader } from "../../runtime/page-answer";
import { clientOf } from "../render-gate";
import { replaceAnswer, sendOwn } from "../replace-answer";
import { neverStored } from "../security/answer-headers";
import { policyWithNonce } from "../security/content-policy";
import { isApi } from "../security/refusal";
import { securityHeaders, withinReach } from "../security/security-headers";
import { servedBy } from "../telemetry/served-by";
import { busyAnswer } from "../unavailable/busy-answer";
import { failureAnswer } from "../unavailable/failure-answer";
import { mendedFailure } from "../unavailable/mended-failure";
import type { RequestHandler } from "../web-server";
import type { CachedPage } from "./cached-page";
import { fillFrom } from "./fill-page";
import { findPage } from "./find-page";
import { isMissingPage, isSurelyMissing, missingAnswer } from "./missing-page";
import { PageCache } from "./page-cache";
import { pageKey } from "./page-key";
import { readPublicRoutes } from "./public-routes";
import { passOn, sendPage } from "./send-page";

/**
 * Headers that ask for part of a page: none of our links sends them, and Next answers them itself. `range` is ignored: pages
 * are sent whole, as a server may do (RFC 9110, section 14.2).
 */
const partial = ["next-router-prefetch", "next-router-segment-prefetch", "next-action"] as const;

function keyOf({ method = "", url = "", headers }: IncomingMessage) {
  if (partial.some((name) => headers[name] !== undefined)) return null;
  return pageKey({ method, url, cookie: headers.cookie, navigation: headers.rsc === "1" });
}

/**
 * Serves pages that are the same for everybody from memory, and leaves everything else to Next.
 * @param next Next's own handler, @param options `port`: the shop's, `bytes`: what all pages together take at most,
 *   `routeOf`: names the pattern of an address, `queue`: limits what is rendered at the same time
 */
export function pageHost(
  next: RequestHandler,
  options: {
    port: number;
    bytes: number;
    build: string;
    publicUrl: string;
    routeOf: (url: string) => string;
    queue: FairQueue;
  },
): RequestHandler {
  const { port, bytes, build, publicUrl, routeOf, queue } = options;
  const isPublic = readPublicRoutes(build);
  const pages = new PageCache(fillFrom(port), bytes, Date.now, (client, make) => queue.run(client, make));
  cachePagesIn(pages);
  const safe = securityHeaders(publicUrl);
  const safePairs = safe.flat();
  const routes = new WeakMap<CachedPage, string>();
  /** The pattern of a cached page, looked up once: the page is requested thousands of times. */
  const routeOfCached = (page: CachedPage, url: string) => {
    const known = routes.get(page) ?? routeOf(url);
    routes.set(page, known);
    return known;
  };
  return async (request, response) => {
    const served = servedBy(response);
    /** Pages that Next would leave empty until its scripts have loaded are replaced by complete ones. */
    const askNext = (statuses: readonly number[]) => {
      const since = performance.now();
      if (!isApi(request.url ?? ""))
        replaceAnswer(request, response, statuses, (status, type) => {
          if (status !== 404) return mendedFailure(request, response, since);
          if (response.hasHeader(ownWordsHeader)) {
            response.removeHeader(ownWordsHeader);
            return undefined;
          }
          return type.startsWith("text/html") ? missingAnswer(pages, request) : undefined;
        });
      served.route = routeOf(request.url ?? "");
      response.setHeader("X-Request-Id", served.id);
      return whileServing(served, () => next(request, response));
    };
    if (isOwnRequest(request.headers)) return askNext([500]);
    const key = keyOf(request);
    const isCached = key !== null && pages.has(key);
    const pairs = [...safePairs, "X-Request-Id", served.id];
    if (isMissingPage(request.url ?? "") || (!isCached && isSurelyMissing(request, routeOf(request.url ?? "")))) {
      served.route = routeOf(request.url ?? "");
      return sendOwn(request, response, await missingAnswer(pages, request), pairs);
    }
    if (!key || !(isCached || isPublic(key.internalPath))) {
      for (const [name, value] of safe) response.setHeader(name, value);
      response.setHeader("Cross-Origin-Resource-Policy", withinReach(request.url ?? ""));
      neverStored(response);
      const policy = policyWithNonce();
      request.headers["content-security-policy"] = policy;
      response.setHeader("Content-Security-Policy", policy);
      return askNext([404, 500]);
    }
    key.requestId = served.id;
    key.client = clientOf(request);
    const navigation = request.headers.rsc === "1";
    const found = await findPage(pages, key, navigation).catch((error: unknown) => {
      if (!isOverloaded(error)) throw error;
      return error;
    });
    served.cache = found && "page" in found ? found.how : "miss";
    served.route = found && "page" in found ? routeOfCached(found.page, key.url) : routeOf(key.url);
    if (isOverloaded(found)) sendOwn(request, response, busyAnswer(found, request), pairs);
    else if (!found) sendOwn(request, response, failureAnswer("away", request), pairs);
    else if ("page" in found) await sendPage(request, response, found.page, found.how, pairs);
    else if (found.answer.status !== 404 || navigation) passOn(request, response, found.answer, pairs);
    else sendOwn(request, response, await missingAnswer(pages, request), pairs);
  };
}
