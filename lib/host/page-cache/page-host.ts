import type { IncomingMessage } from "node:http";
import { searchDemandOf, sizeDemandOf } from "@/lib/domain/demand";
import { pageTags } from "@/lib/domain/page-tags";
import { countDemand } from "@/lib/runtime/demand-counts";
import { type FairQueue, isOverloaded } from "@/lib/runtime/fair-queue";
import { isFromWorker } from "@/lib/runtime/front-process";
import { healthPath } from "@/lib/runtime/health-path";
import { idleMoment } from "@/lib/runtime/when-idle";
import { whileServing } from "@/lib/telemetry/served-request";
import { cachePagesIn, onPurge, purges } from "../../runtime/cached-pages";
import { ownWordsHeader } from "../../runtime/page-answer";
import type { StyleSheets } from "../first-paint/inline-styles";
import { clientOf } from "../render-gate";
import { type OwnAnswer, replaceAnswer, sendOwn } from "../replace-answer";
import { neverStored } from "../security/answer-headers";
import { policyOfData, policyWithNonce } from "../security/content-policy";
import { isApi } from "../security/refusal";
import { isPicture, securityHeaders } from "../security/security-headers";
import { servedBy } from "../telemetry/served-by";
import { busyAnswer } from "../unavailable/busy-answer";
import { failureAnswer } from "../unavailable/failure-answer";
import type { RequestHandler } from "../web-server";
import { AskedPages } from "./asked-pages";
import { type Answer, type CachedPage, readyToSend } from "./cached-page";
import type { DiskPages } from "./disk-pages";
import { findPage } from "./find-page";
import { isMissingPage, isSurelyMissing, MissingAddresses, missingAnswer } from "./missing-page";
import { hasUnknownSlug } from "./missing-slug";
import { type Fill, PageCache } from "./page-cache";
import { drawingKey, type PageKey, type PageRequest, pageKey } from "./page-key";
import { readPublicRoutes } from "./public-routes";
import { RefreshAhead } from "./refresh-ahead";
import { isSearch, SearchPages, shareOfOthers } from "./search-pages";
import { encodingFor, passOn, sendPage } from "./send-page";

/**
 * Headers that ask for part of a page: none of our links sends them, and Next answers them itself. `range` is ignored: pages
 * are sent whole, as a server may do (RFC 9110, section 14.2).
 */
const partial = ["next-router-prefetch", "next-router-segment-prefetch", "next-action"] as const;

/** What a page is looked for by; `null` when only a part of it is asked for. */
function pageRequest({ method = "", url = "", headers }: IncomingMessage): PageRequest | null {
  if (partial.some((name) => headers[name] !== undefined)) return null;
  return { method, url, cookie: headers.cookie, navigation: headers.rsc === "1" };
}

/** Counts a look at a size, and a search that found nothing. @param typed the visitor's own words */
function countView(url: string, typed: string | undefined, { reads }: CachedPage): void {
  const size = sizeDemandOf(url);
  if (size) countDemand("size_seen", size);
  if (!reads.tags?.includes(pageTags.foundNothing)) return;
  const words = searchDemandOf(typed ?? new URLSearchParams(url.split("?", 2)[1]).get("q") ?? "");
  if (words) countDemand("search_none", words);
}

/** May it begin before those that have just connected? A worker calls the API for a page that somebody waits for already. */
const beginsAtOnce = ({ url, headers }: IncomingMessage) => url === healthPath || isFromWorker(headers);

const isRedirect = ({ status }: Answer) => status >= 300 && status < 400;

/**
 * Serves pages that are the same for everybody from memory, and leaves everything else to Next.
 * @param next hands requests on to Next, @param fill renders a page for the cache
 * @param options `bytes`: what all pages together take at most, `routeOf`: names the pattern of an address, `queue`: limits what is rendered at the same time,
 *   `missingInOffice`: what somebody gets for a missing page of the office, `null` for any other, `disk`: pages on disk
 */
export function pageHost(
  next: RequestHandler,
  fill: Fill,
  options: {
    bytes: number;
    build: string;
    sheets: StyleSheets;
    publicUrl: string;
    routeOf: (url: string) => string;
    queue: FairQueue;
    missingInOffice: (request: IncomingMessage) => Promise<OwnAnswer | null>;
    disk?: DiskPages | undefined;
  },
): RequestHandler {
  const { bytes, build, sheets, publicUrl, routeOf, queue, missingInOffice, disk } = options;
  const isPublic = readPublicRoutes(build);
  const ready: Fill = async (page, navigation) => readyToSend(await fill(page, navigation), sheets);
  const pages = new PageCache(ready, bytes * shareOfOthers, Date.now, queue, disk);
  const searches = new SearchPages(ready, bytes, queue);
  cachePagesIn({
    purge: (tags, changedAt) => {
      pages.purge(tags, changedAt);
      searches.purge(tags, changedAt);
    },
    get size() {
      return { pages: pages.size.pages + searches.size.pages, bytes: pages.size.bytes + searches.size.bytes };
    },
  });
  const missing = async (request: IncomingMessage) => (await missingInOffice(request)) ?? missingAnswer(pages, request);
  const missingAddresses = new MissingAddresses();
  const asked = new AskedPages();
  const refreshing = new RefreshAhead({ pages, asked, queue });
  onPurge(() => void refreshing.begin());
  const safe = { page: securityHeaders(publicUrl, "/"), picture: securityHeaders(publicUrl, "/img/") };
  const safePairs = { page: safe.page.flat(), picture: safe.picture.flat() };
  const routes = new WeakMap<CachedPage, string>();
  /** The pattern of a cached page, looked up once: the page is requested thousands of times. */
  const routeOfCached = (page: CachedPage, url: string) => {
    const known = routes.get(page) ?? routeOf(url);
    routes.set(page, known);
    return known;
  };
  return async (request, response) => {
    const served = servedBy(response);
    const kind = isPicture(request.url ?? "") ? "picture" : "page";
    /** A missing page, which Next would leave empty until its scripts have loaded, is replaced by a complete one. */
    const askNext = () => {
      if (!isApi(request.url ?? ""))
        replaceAnswer(request, response, [404], (_status, type) => {
          if (response.hasHeader(ownWordsHeader)) {
            response.removeHeader(ownWordsHeader);
            return undefined;
          }
          return type.startsWith("text/html") ? missing(request) : undefined;
        });
      served.route = routeOf(request.url ?? "");
      response.setHeader("X-Request-Id", served.id);
      return whileServing(served, () => next(request, response));
    };
    /** Made for this visitor alone. */
    const personal = () => {
      for (const [name, value] of safe[kind]) response.setHeader(name, value);
      neverStored(response);
      const policy = isApi(request.url ?? "") ? policyOfData : policyWithNonce();
      request.headers["content-security-policy"] = policy;
      response.setHeader("Content-Security-Policy", policy);
      return askNext();
    };
    const pairs = [...safePairs[kind], "X-Request-Id", served.id];
    const navigation = request.headers.rsc === "1";
    /** Sends the page of a key. @param typed the visitor's own words, where the page of a search has others */
    const fromCache = async (cache: PageCache, key: PageKey, typed?: string) => {
      key.requestId = served.id;
      key.client = clientOf(request);
      if (cache === pages) key.popular = asked.count(key, navigation);
      const begun = purges();
      try {
        const found = await findPage(cache, key, navigation);
        if (found && "page" in found) {
          countView(key.url, typed, found.page);
          served.cache = found.how;
          served.route = routeOfCached(found.page, key.url);
          const own = typed === undefined || navigation ? undefined : searches.ownWords.formOf(found.page, typed);
          return await sendPage(request, response, found.page, found.how, pairs, own);
        }
        served.cache = "miss";
        served.route = routeOf(key.url);
        if (!found) return sendOwn(request, response, failureAnswer("away", request), pairs);
        if (typed !== undefined && isRedirect(found.answer)) return personal(); // it leads to a search of his own words
        if (found.answer.status !== 404 || navigation || key.isDrawing)
          return passOn(request, response, found.answer, pairs);
        missingAddresses.add(key.key, begun);
        sendOwn(request, response, await missingAnswer(pages, request), pairs);
      } catch (error) {
        if (!isOverloaded(error)) throw error;
        served.cache = "miss";
        served.route = routeOf(key.url);
        sendOwn(request, response, busyAnswer(error, request), pairs);
      }
    };
    const wanted = pageRequest(request);
    if (wanted && isSearch(wanted.url)) {
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const forwardedFor = request.headers["x-forwarded-for"]?.toString();
      const search = await searches.searchOf({ ...wanted, encoding, forwardedFor });
      if (response.destroyed) return;
      if (search) return fromCache(search.pages, search.key, search.typed);
    }
    const key = wanted && (pageKey(wanted) ?? drawingKey(wanted));
    const isCached = key !== null && pages.has(key);
    if (!isCached && !beginsAtOnce(request)) {
      // Of three hundred such requests that come together one is begun a turn, so that pages in memory are sent between them.
      await idleMoment(clientOf(request));
      served.route = routeOf(request.url ?? "");
      if (response.destroyed) return;
    }
    const isMissing =
      isMissingPage(request.url ?? "") ||
      (!isCached && isSurelyMissing(request, routeOf(request.url ?? ""))) ||
      (key !== null && (missingAddresses.has(key.key) || (!isCached && !navigation && hasUnknownSlug(key.url))));
    if (isMissing) {
      served.route = routeOf(request.url ?? "");
      return sendOwn(request, response, await missingAnswer(pages, request), pairs);
    }
    if (!key || !(isCached || key.isDrawing || isPublic(key.internalPath))) return personal();
    return fromCache(pages, key);
  };
}
