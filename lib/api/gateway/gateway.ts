import { queueOf } from "@/lib/api/gateway/call-queues";
import { createdOrderLine } from "@/lib/api/gateway/created-order";
import { headersFor } from "@/lib/api/gateway/headers";
import { healthAnswer } from "@/lib/api/gateway/health";
import {
  rememberEnd,
  renewalCookies,
  renewSession,
  userFailureEndsSession,
  withSession,
} from "@/lib/api/gateway/session-renewal";
import { withReturn } from "@/lib/api/gateway/sign-in-return";
import { wholeBody } from "@/lib/api/gateway/whole-body";
import { problemAnswer } from "@/lib/api/host/problem-answer";
import { serverTransport } from "@/lib/api/request/server-transport";
import type { ServerTransport } from "@/lib/api/transport/call";
import { readConfig } from "@/lib/config";
import { fairShareKey } from "@/lib/runtime/address-networks";
import type { GatewayRequest } from "@/lib/runtime/api-gateway";
import { isOverloaded, type Overloaded } from "@/lib/runtime/fair-queue";
import { healthPath } from "@/lib/runtime/health-path";
import {
  type AuthToken,
  authCookie,
  endedSessionCookies,
  parseAuthToken,
  setCookieLine,
} from "@/lib/session/auth-cookie";
import { createdOrderCookie } from "@/lib/session/created-order";
import { isForeign } from "@/lib/session/foreign-origin";
import { sessionAnswer } from "@/lib/session/session-answer";
import { signInReturnCookie } from "@/lib/session/sign-in-return";
import { cookieValue } from "@/lib/session/visitor-headers";
import { log } from "@/lib/telemetry/log";
import { reportOverload } from "@/lib/telemetry/overload-log";

const base = "/api/v1/";
const paths = {
  refresh: "/api/v1/auth/refresh",
  logout: "/api/v1/auth/logout",
  user: "/api/v1/users/info",
};

/** Calls about the session itself, and those of the admin, which has its own: their 401 triggers no renewal. */
const ofSession = /^\/api\/v1\/(?:auth|admin)\//;

/** Did a browser's page send this? Other servers and tools send neither header. */
function isFromPage(request: GatewayRequest): boolean {
  return request.headers.has("sec-fetch-site") || request.headers.has("origin");
}

/** The session that the browser's cookie holds; `null` without one, and for a caller that brings its own. */
function sessionOf(request: GatewayRequest): AuthToken | null {
  if (request.headers.has("authorization")) return null;
  return parseAuthToken(cookieValue(request.headers.get("cookie"), authCookie));
}

/** A body as JSON; `null` for none, and for what the back end understood although it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
}

const withCookies = (answer: Response, lines: readonly string[]): Response => {
  for (const line of lines) answer.headers.append("set-cookie", line);
  return answer;
};

/** A sign-out ends the session here, whatever the back end answers. Source: specification, section 4. */
async function signOut(send: () => Promise<Response>): Promise<Response> {
  let lines: string[] = [];
  try {
    const answer = await send();
    lines = answer.headers.getSetCookie(); // it may end the visitor's cart as well
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 501) log().warn({ status: answer.status }, "The back end refused a sign-out.");
  } catch (error) {
    log().error({ error }, "The back end could not be told of a sign-out.");
  }
  return withCookies(new Response(null, { status: 204 }), [...lines, ...endedSessionCookies().map(setCookieLine)]);
}

/** A renewal requested by a page: shared by all requests with the same token. */
async function refresh(token: AuthToken, headers: Headers, fromPage: boolean): Promise<Response> {
  const now = new Date();
  const renewal = await renewSession(token, headers);
  const language = headers.get("accept-language");
  const answer =
    renewal.kind === "renewed"
      ? Response.json({
          access_token: fromPage ? "" : renewal.token.access_token,
          token_type: renewal.token.token_type,
          expires_in: Math.max(1, Math.round((Date.parse(renewal.token.expires_at) - now.getTime()) / 1000)),
        })
      : problemAnswer(renewal.kind === "ended" ? "unauthorised" : renewal.code, language);
  return withCookies(answer, renewalCookies(renewal, now).map(setCookieLine));
}

async function answerCall(request: GatewayRequest, pathname: string, search: string, sent: Headers): Promise<Response> {
  const { method } = request;
  const cookies = request.headers.get("cookie");
  const token = ofSession.test(pathname) ? null : sessionOf(request);
  const toHost = readConfig().apiHost !== undefined;
  const read = request.body && (token || toHost) ? await wholeBody(request.body) : { text: undefined };
  if ("problem" in read) return problemAnswer(read.problem, sent.get("accept-language"));
  const { text: whole } = read;
  if (whole !== undefined) sent.delete("content-length");
  const body = whole ?? request.body ?? undefined;
  const init: Parameters<ServerTransport>[1] = { method, redirect: "manual", cache: "no-store", ...(body && { body }) };
  const { answer: given, cookies: lines } = await withSession(token, sent, (headers) =>
    serverTransport()(`${pathname}${search}`, { ...init, headers }),
  );
  const answer = await sessionAnswer(method, pathname, given, isFromPage(request), new Date());
  const ended = method === "GET" && pathname === paths.user && userFailureEndsSession(answer.status);
  if (ended && token) await rememberEnd(token);
  withCookies(answer, (ended ? endedSessionCookies() : lines).map(setCookieLine));
  if (!toHost) return answer;
  if (method === "GET") return withReturn({ pathname, search }, cookieValue(cookies, signInReturnCookie), answer);
  if (method !== "POST" || !answer.ok || !pathname.startsWith("/api/v1/checkout/")) return answer;
  const text = await answer.text();
  const setCookie = createdOrderLine(
    pathname,
    cookieValue(cookies, createdOrderCookie),
    parsed(whole ?? ""),
    parsed(text),
  );
  const { status, headers } = answer;
  return withCookies(new Response(text || null, { status, headers }), setCookie === null ? [] : [setCookie]);
}

/** The answer to a call refused by the queue: 429 when its client sends too many at once, else 503. */
function overloadedAnswer({ reason, retryAfter }: Overloaded, language: string | null): Response {
  reportOverload("calls", reason);
  const answer = problemAnswer(reason === "client" ? "too_many" : "unavailable", language);
  answer.headers.set("retry-after", String(retryAfter));
  return answer;
}

/**
 * The gateway behind `/api/v1/*`: refuses foreign state changes, turns cookies into headers and hands the request on
 * to the back end, embedded or remote. A session that has run out is renewed on the way.
 */
export async function gateway(request: GatewayRequest): Promise<Response> {
  const sent = headersFor(request);
  const language = sent.get("accept-language");
  if (isForeign(request.method, (name) => request.headers.get(name))) return problemAnswer("foreign_origin", language);
  const { pathname, search } = new URL(request.url);
  // `/api/v1/../x` is no address of ours, and must not become one of a host elsewhere.
  if (!pathname.startsWith(base)) return problemAnswer("not_found", language);
  const inTurn = (answered: () => Promise<Response>) =>
    queueOf(request.method, pathname.slice(base.length - 1)).run(
      fairShareKey(request.headers.get("x-forwarded-for")),
      answered,
    );
  try {
    if (pathname === healthPath && (request.method === "GET" || request.method === "HEAD"))
      return await healthAnswer(request.method, sent);
    if (pathname === paths.logout && request.method === "POST") {
      return await signOut(() => inTurn(() => serverTransport()(pathname, { method: "POST", headers: sent })));
    }
    const token = pathname === paths.refresh && request.method === "POST" ? sessionOf(request) : null;
    return await inTurn(() =>
      token ? refresh(token, sent, isFromPage(request)) : answerCall(request, pathname, search, sent),
    );
  } catch (error) {
    if (isOverloaded(error)) return overloadedAnswer(error, language);
    log().error({ error }, "The back end did not answer.");
    return problemAnswer("unavailable", language);
  }
}
