import type { IncomingMessage } from "node:http";
import { isOwnRequest } from "@/lib/session/own-request";
import { log } from "@/lib/telemetry/log";
import { whileServing } from "@/lib/telemetry/served-request";
import { answerFailed, sendAway } from "../away/answer-failed";
import { keepPagesIn } from "../kept-pages";
import { policyWithNonce } from "../security/content-policy";
import { securityHeaders } from "../security/security-headers";
import { servedBy } from "../telemetry/observed";
import type { Handler } from "../web-server";
import { fillFrom } from "./fill-page";
import type { KeptPage } from "./kept-page";
import { type Found, PageCache } from "./page-cache";
import { type PageKey, pageKey } from "./page-key";
import { readPublicRoutes } from "./public-routes";
import { passOn, sendPage } from "./send-page";

/** Headers that ask for part of a page: none of our links does, Next answers them itself. */
const partial = ["next-router-prefetch", "next-router-segment-prefetch", "next-action", "range"] as const;

function keyOf({ method = "", url = "", headers }: IncomingMessage) {
  if (partial.some((name) => headers[name] !== undefined)) return null;
  return pageKey({ method, url, cookie: headers.cookie, navigation: headers.rsc === "1" });
}

/** What a page's visitor waits for at most, ms: a little more than for one call of the API. */
const patience = 10_000;

/** @returns undefined for a page that is not kept and could not be made, or not in time */
async function findPage(pages: PageCache, key: PageKey, navigation: boolean): Promise<Found | undefined> {
  const found = pages.find(key, navigation);
  if (!(found instanceof Promise)) return found;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  try {
    return await Promise.race([found, late]);
  } catch (error) {
    log().error({ error, requestId: key.requestId, page: key.url }, "A page could not be made.");
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Serves pages that are the same for everybody from memory, and leaves all else to Next.
 * @param next Next's own handler, @param options `port`: the shop's, `bytes`: what all pages together take at most, `routeOf`: names
 * the pattern of an address
 */
export function pageHost(
  next: Handler,
  options: { port: number; bytes: number; build: string; publicUrl: string; routeOf: (url: string) => string },
): Handler {
  const { port, bytes, build, publicUrl, routeOf } = options;
  const isPublic = readPublicRoutes(build);
  const pages = new PageCache(fillFrom(port), bytes);
  keepPagesIn(pages);
  const safe = securityHeaders(publicUrl);
  const safePairs = safe.flat();
  const routes = new WeakMap<KeptPage, string>();
  /** The pattern of a page: looked for once, a kept page is asked for thousands of times. */
  const routeOfKept = (page: KeptPage, url: string) => {
    const known = routes.get(page) ?? routeOf(url);
    routes.set(page, known);
    return known;
  };
  return async (request, response) => {
    const served = servedBy(response);
    const askNext = () => {
      served.route = routeOf(request.url ?? "");
      response.setHeader("X-Request-Id", served.id);
      return whileServing(served, () => next(request, response));
    };
    if (isOwnRequest(request.headers)) {
      answerFailed(request, response);
      return askNext();
    }
    const key = keyOf(request);
    if (!key || !(pages.has(key) || isPublic(key.internalPath))) {
      for (const [name, value] of safe) response.setHeader(name, value);
      const policy = policyWithNonce();
      request.headers["content-security-policy"] = policy;
      response.setHeader("Content-Security-Policy", policy);
      answerFailed(request, response);
      return askNext();
    }
    key.requestId = served.id;
    const found = await findPage(pages, key, request.headers.rsc === "1");
    const pairs = [...safePairs, "X-Request-Id", served.id];
    served.cache = found && "page" in found ? found.how : "miss";
    served.route = found && "page" in found ? routeOfKept(found.page, key.url) : routeOf(key.url);
    if (!found) sendAway(request, response);
    else if ("answer" in found) passOn(request, response, found.answer, pairs);
    else await sendPage(request, response, found.page, found.how, pairs);
  };
}
