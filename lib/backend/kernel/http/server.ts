import { database } from "@/lib/backend/kernel/database/connect";
import type { Context } from "@/lib/backend/kernel/http/context";
import { readCookie } from "@/lib/backend/kernel/http/cookies";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { inTime } from "@/lib/backend/kernel/http/in-time";
import { parseRequest } from "@/lib/backend/kernel/http/parse-request";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { problemOf, problemResponse } from "@/lib/backend/kernel/http/problem-response";
import { type Bearer, findBearer } from "@/lib/backend/kernel/session/signed-in";
import { bearerToken } from "@/lib/backend/kernel/session/token";
import type { ApiRequest } from "@/lib/contract/api-request";
import { type Call, isTextReply } from "@/lib/contract/call";
import { contract, type Name, type ReplyOf } from "@/lib/contract/contract";
import { matchCall } from "@/lib/contract/match-call";
import { defaultCurrency, defaultLanguage, isCurrency, isLanguage, type Language } from "@/lib/domain/locale";
import { asApiCall, nameApiCall } from "@/lib/telemetry/api-call";
import { log } from "@/lib/telemetry/log";

/** Path below which the API lives. */
const base = "/api/v1";

function languageOf(request: ApiRequest): Language {
  const accepted = (request.headers.get("accept-language") ?? "")
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return accepted.find(isLanguage) ?? defaultLanguage;
}

/** The bearer of the request's token, looked up at the first call. */
function bearerOf(request: ApiRequest, now: Date): () => Promise<Bearer | null> {
  const token = bearerToken(request.headers.get("authorization"));
  let found: Promise<Bearer | null> | undefined;
  return () => {
    found ??= token === null ? Promise.resolve(null) : findBearer(database(), token, now);
    return found;
  };
}

function contextOf(request: ApiRequest, cookies: string[], now: Date): Context {
  const currency = request.headers.get("x-currency")?.toUpperCase();
  const cartId = readCookie(request, "cart_id", /^[\w-]{22,64}$/);
  const bearer = bearerOf(request, now);
  return {
    language: languageOf(request),
    currency: isCurrency(currency) ? currency : defaultCurrency,
    now,
    cartId,
    address: request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || null,
    request,
    addCookie: (cookie) => cookies.push(cookie),
    user: async () => {
      const found = await bearer();
      return found?.fresh ? found.person : null;
    },
    owner: async () => (await bearer())?.person.accountId ?? null,
  };
}

/** The call that a request is for, e.g. `GET /products/{slug}`; without what is personal in its address. */
function callOf({ method, url }: ApiRequest): Name | "other" {
  const { pathname } = new URL(url);
  const match = matchCall(method, pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : "");
  return typeof match === "string" ? "other" : match.name;
}

async function answer(handlers: Handlers, request: ApiRequest, cookies: string[], now: Date): Promise<Response> {
  const url = new URL(request.url);
  const match = matchCall(request.method, url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : "");
  if (typeof match === "string") throw new ApiProblem(match);
  nameApiCall(match.name);
  const input = await parseRequest(match, request);
  const handler = handlers[match.name] as (input: unknown, context: Context) => Promise<ReplyOf<Name>>;
  const reply = await inTime(handler(input, contextOf(request, cookies, now)));
  const headers = new Headers({ "cache-control": "no-store", ...reply.headers });
  if (reply.body === undefined) return new Response(null, { status: reply.status, headers });
  const { replies }: Call = contract[match.name];
  const kind = replies[reply.status];
  headers.set("content-type", isTextReply(kind) ? `${kind.media}; charset=utf-8` : "application/json");
  const body = reply.body instanceof ReadableStream ? reply.body : JSON.stringify(reply.body);
  return new Response(request.method === "HEAD" ? null : body, { status: reply.status, headers });
}

async function answerAlways(handlers: Handlers, request: ApiRequest, now: Date): Promise<Response> {
  const cookies: string[] = [];
  let response: Response;
  try {
    response = await answer(handlers, request, cookies, now);
  } catch (error) {
    const problem = problemOf(error);
    if (!(error instanceof ApiProblem)) log().error({ error, call: callOf(request) }, "A call of the API failed.");
    response = problemResponse(problem, languageOf(request), new URL(request.url).pathname);
  }
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/**
 * Answers one request; never throws: what is unexpected is logged and answered with 500 (503 when the database is
 * unavailable).
 */
type ApiServer = (request: ApiRequest, options?: { now?: Date }) => Promise<Response>;

/**
 * A server of the API below `/api/v1`.
 * @param handlers who answers each call
 * @returns what answers a request; its option `now` is the time of the request, tests give another
 */
export function apiServer(handlers: Handlers): ApiServer {
  return (request, { now = new Date() } = {}) => asApiCall(() => answerAlways(handlers, request, now));
}
