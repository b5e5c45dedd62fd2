import { believedAnswer } from "@/lib/api/believed-answer";
import { serverCarrier } from "@/lib/api/carrier";
import type { ServerCarrier } from "@/lib/api/client";
import { readConfig } from "@/lib/config";
import { errorStatus } from "@/lib/domain/error-codes";
import { defaultLanguage, isCurrency, isLanguage } from "@/lib/domain/locale";
import type { Asked } from "@/lib/host/api-front";
import { isForeign } from "@/lib/session/foreign-origin";
import { sessionAnswer } from "@/lib/session/session-answer";
import { cookieValue, visitorHeaders } from "@/lib/session/visitor-headers";
import { log } from "@/lib/telemetry/log";
import { cs, en, sk } from "@/messages/written";

const messages = { cs, en, sk };

const healthPath = "/api/v1/health";
/** Longest wait for the health of a remote host, ms. */
const healthPatience = 3_000;

const passed = [
  "accept",
  "content-type",
  "content-length",
  "if-match",
  "if-none-match",
  "idempotency-key",
  "stripe-signature",
  "user-agent",
  "x-request-id",
  "x-forwarded-proto", // the API marks its cookies Secure by it
];
const geoHeaders = [
  "cf-ipcountry",
  "x-vercel-ip-country",
  "cloudfront-viewer-country",
  "x-country-code",
  "x-forwarded-for",
];

/** Did a browser's page send this? Other servers and tools send neither header. */
function isFromPage(request: Asked): boolean {
  return request.headers.has("sec-fetch-site") || request.headers.has("origin");
}

/** The three headers of the specification from the caller's cookies; headers our own client sets explicitly win. */
function headersFor(request: Asked): Headers {
  const headers = new Headers();
  const cookies = request.headers.get("cookie");
  for (const name of [...passed, ...geoHeaders]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const asked = request.headers.get("accept-language");
  const language = isLanguage(asked) ? asked : cookieValue(cookies, "language");
  headers.set("accept-language", isLanguage(language) ? language : (asked ?? "en"));
  const currency = request.headers.get("x-currency") ?? cookieValue(cookies, "currency");
  if (isCurrency(currency)) headers.set("x-currency", currency);
  const authorization = request.headers.get("authorization");
  if (authorization) headers.set("authorization", authorization);
  for (const [name, value] of Object.entries(visitorHeaders(cookies))) headers.set(name, value);
  return headers;
}

/** A refusal of the gateway's own, in the caller's language. */
function problem(code: "foreign_origin" | "not_found" | "unavailable", language: string | null): Response {
  const { title, detail } = messages[isLanguage(language) ? language : defaultLanguage].problem[code];
  const status = errorStatus[code];
  const headers = new Headers({ "content-type": "application/problem+json", "cache-control": "no-store" });
  if (code === "unavailable") headers.set("retry-after", "5");
  return Response.json({ type: `urn:dezen:problem:${code}`, title, status, code, detail }, { status, headers });
}

/** The answer of a host elsewhere, checked, without what was said of the way it came. */
async function fromElsewhere(method: string, pathname: string, given: Response): Promise<Response> {
  const { body, status, headers: said } = await believedAnswer(method, pathname, given);
  const headers = new Headers(said);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) headers.delete(name);
  return new Response(body, { status, headers });
}

/** The health of a shop whose back end gives none. */
const backEndDown = () =>
  Response.json({ status: "unavailable", down: ["api"] }, { status: 503, headers: { "cache-control": "no-store" } });

/**
 * The gateway behind `/api/v1/*`: refuses foreign state changes, turns cookies into headers and hands the request on
 * to the back end, embedded or remote. Bodies stream through.
 */
export async function gateway(request: Asked): Promise<Response> {
  const sent = headersFor(request);
  const language = sent.get("accept-language");
  if (isForeign(request.method, (name) => request.headers.get(name))) return problem("foreign_origin", language);
  const { pathname, search } = new URL(request.url);
  // `/api/v1/../x` is no address of ours, and must not become one of a host elsewhere.
  if (!pathname.startsWith("/api/v1/")) return problem("not_found", language);
  const init: Parameters<ServerCarrier>[1] = {
    method: request.method,
    headers: sent,
    redirect: "manual",
    cache: "no-store",
  };
  // Who asks for it, a load balancer, does not wait long.
  if (pathname === healthPath) init.signal = AbortSignal.timeout(healthPatience);
  if (request.body) init.body = request.body;
  try {
    const given = await serverCarrier()(`${pathname}${search}`, init);
    const answer = readConfig().apiHost ? await fromElsewhere(request.method, pathname, given) : given;
    return await sessionAnswer(request.method, pathname, answer, isFromPage(request), new Date());
  } catch (error) {
    log().error({ error }, "The back end did not answer.");
    if (pathname === healthPath) return backEndDown();
    return problem("unavailable", language);
  }
}
