import type { IncomingMessage } from "node:http";
import { answerAway, sendAway } from "../away/answer-away";
import { keepPagesIn } from "../kept-pages";
import { policyWithNonce } from "../security/content-policy";
import { securityHeaders } from "../security/security-headers";
import type { Handler } from "../web-server";
import { fillFrom, isFill } from "./fill-page";
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

/** @returns undefined for a page that is not kept and could not be made at all */
async function findPage(pages: PageCache, key: PageKey, navigation: boolean): Promise<Found | undefined> {
  try {
    return await pages.find(key, navigation);
  } catch (error) {
    console.error(`page ${key.url}:`, error);
    return undefined;
  }
}

/**
 * Serves pages that are the same for everybody from memory, and leaves all else to Next.
 * @param next Next's own handler, @param port the shop's, @param bytes what all pages together take at most
 */
export function pageHost(
  next: Handler,
  { port, bytes, build, publicUrl }: { port: number; bytes: number; build: string; publicUrl: string },
): Handler {
  const isPublic = readPublicRoutes(build);
  const pages = new PageCache(fillFrom(port), bytes);
  keepPagesIn(pages);
  const safe = securityHeaders(publicUrl);
  const safePairs = safe.flat();
  return async (request, response) => {
    if (isFill(request.headers)) {
      answerAway(request, response);
      return next(request, response);
    }
    const key = keyOf(request);
    if (!key || !(pages.has(key) || isPublic(key.internalPath))) {
      for (const [name, value] of safe) response.setHeader(name, value);
      const policy = policyWithNonce();
      request.headers["content-security-policy"] = policy;
      response.setHeader("Content-Security-Policy", policy);
      answerAway(request, response);
      return next(request, response);
    }
    const found = await findPage(pages, key, request.headers.rsc === "1");
    if (!found) sendAway(request, response);
    else if ("answer" in found) passOn(request, response, found.answer, safePairs);
    else await sendPage(request, response, found.page, found.how, safePairs);
  };
}
