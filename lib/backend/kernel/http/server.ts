import { database } from "@/lib/backend/kernel/database/connect";
import type { Context, StaffContext } from "@/lib/backend/kernel/http/context";
import { readCookie } from "@/lib/backend/kernel/http/cookies";
import type { AllHandlers } from "@/lib/backend/kernel/http/handler";
import { inTime, maxWork, maxWorkOnFile, WorkLimit } from "@/lib/backend/kernel/http/in-time";
import { parseRequest } from "@/lib/backend/kernel/http/parse-request";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { problemOf, problemResponse } from "@/lib/backend/kernel/http/problem-response";
import { atDoor, refuseOthers } from "@/lib/backend/kernel/http/staff-door";
import { type Bearer, findBearer } from "@/lib/backend/kernel/session/signed-in";
import { bearerToken } from "@/lib/backend/kernel/session/token";
import type { AdminAccess } from "@/lib/contract/admin/admin-call";
import type { ApiRequest } from "@/lib/contract/api-request";
import { type Call, isTextReply } from "@/lib/contract/call";
import { type AnyName, calls, matchAnyCall, type ReplyOfAny } from "@/lib/contract/calls";
import { isUpload } from "@/lib/contract/upload";
import { isAdminCall } from "@/lib/domain/admin/admin-path";
import { defaultCurrency, defaultLanguage, isCurrency, isLanguage, type Language } from "@/lib/domain/locale";
import { bothReads, noReads, type Reads, readsHeader, writeReads } from "@/lib/runtime/page-reads";
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

/** What a call adds to its answer besides what it replies. */
class Extras {
  readonly cookies: string[] = [];
  reads: Reads | null = null;

  add(reads: Partial<Reads>): void {
    this.reads = bothReads(this.reads ?? noReads, { ...noReads, ...reads });
  }
}

function contextOf(request: ApiRequest, extras: Extras, now: Date): Context {
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
    reads: (reads) => extras.add(reads),
    addCookie: (cookie) => extras.cookies.push(cookie),
    user: async () => {
      const found = await bearer();
      return found?.fresh ? found.person : null;
    },
    owner: async () => (await bearer())?.person.accountId ?? null,
  };
}

/** The call that a request is for, e.g. `GET /products/{slug}`; without what is personal in its address. */
function callOf({ method, url }: ApiRequest): AnyName | "other" {
  const { pathname } = new URL(url);
  const match = matchAnyCall(method, pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : "");
  return typeof match === "string" ? "other" : match.name;
}

type AnyHandler = (input: unknown, context: Context | StaffContext) => Promise<ReplyOfAny<AnyName>>;

async function answer(handlers: AllHandlers, request: ApiRequest, extras: Extras, now: Date): Promise<Response> {
  const url = new URL(request.url);
  const staff = isAdminCall(url.pathname) ? await inTime(atDoor(request, now)) : null;
  const match = matchAnyCall(
    request.method,
    url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : "",
  );
  if (typeof match === "string") throw new ApiProblem(match);
  nameApiCall(match.name);
  const { replies, body, admin }: Call & { admin?: AdminAccess } = calls[match.name];
  if (admin) refuseOthers(staff, admin, now);
  const limit = new WorkLimit(isUpload(body) ? maxWorkOnFile : maxWork);
  const input = await parseRequest(match, request, () => limit.beginAgain());
  const handler = handlers[match.name] as AnyHandler;
  const context = contextOf(request, extras, now);
  const reply = await limit.of(handler(input, staff ? { ...context, staff } : context));
  const headers = new Headers({ "cache-control": "no-store", ...reply.headers });
  if (extras.reads) headers.set(readsHeader, writeReads(extras.reads));
  if (reply.body === undefined) return new Response(null, { status: reply.status, headers });
  const kind = replies[reply.status];
  headers.set("content-type", isTextReply(kind) ? `${kind.media}; charset=utf-8` : "application/json");
  const sent = reply.body instanceof ReadableStream ? reply.body : JSON.stringify(reply.body);
  return new Response(request.method === "HEAD" ? null : sent, { status: reply.status, headers });
}

async function answerAlways(handlers: AllHandlers, request: ApiRequest, now: Date): Promise<Response> {
  const extras = new Extras();
  let response: Response;
  try {
    response = await answer(handlers, request, extras, now);
  } catch (error) {
    const problem = problemOf(error);
    if (!(error instanceof ApiProblem)) log().error({ error, call: callOf(request) }, "A call of the API failed.");
    response = problemResponse(problem, languageOf(request), new URL(request.url).pathname);
  }
  for (const cookie of extras.cookies) response.headers.append("set-cookie", cookie);
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
export function apiServer(handlers: AllHandlers): ApiServer {
  return (request, { now = new Date() } = {}) => asApiCall(() => answerAlways(handlers, request, now));
}
