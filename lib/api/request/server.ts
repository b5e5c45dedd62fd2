import "server-only";
import { withSession } from "@/lib/api/gateway/session-renewal";
import { isEmbedded, serverTransport } from "@/lib/api/request/server-transport";
import { ApiError, callApi, type Transport } from "@/lib/api/transport/call";
import { type Call, isTextReply } from "@/lib/contract/call";
import { type AnyName, calls } from "@/lib/contract/calls";
import type { InputOf, Name } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";
import { askFront, frontProcess } from "@/lib/runtime/front-process";
import { addPageCookies, reportPartial, reportReads } from "@/lib/runtime/page-answer";
import { askedOnce } from "@/lib/runtime/page-lookup";
import { defaultReads, parseReads, type Reads, readsHeader } from "@/lib/runtime/page-reads";
import { markUnavailable } from "@/lib/runtime/unavailable-notice";
import { authCookie, parseAuthToken, setCookieLine } from "@/lib/session/auth-cookie";
import { cookieValue, visitorHeaders } from "@/lib/session/visitor-headers";
import { log } from "@/lib/telemetry/log";
import { traceHeaders } from "@/lib/telemetry/outgoing-trace";

/** Checks an answer against the contract.
 * @throws Error when the answer breaks the contract */
export function parseReply(name: AnyName, status: number, body: unknown): unknown {
  const { replies }: Call = calls[name];
  if (!(status in replies)) throw new Error(`${name} has no answer ${status}`);
  const reply = replies[status];
  return isTextReply(reply) ? body : reply?.parse(body);
}

/** Marks the page as degraded when data is missing because the back end is unavailable; rethrows the failure. */
async function noted<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    // 501 and refusals are not failures of the back end.
    const { status, code } = error instanceof ApiError ? error : { status: 500, code: null };
    if (code === "unavailable" || (status >= 500 && code !== "not_implemented")) markUnavailable();
    throw error;
  }
}

const localeHeaders = ({ language, currency }: Locale) => ({ "accept-language": language, "x-currency": currency });

/** To the API for a call that counts against the visitor's address: in the front process, which counts for all its workers. */
function counted(): Transport {
  const front = frontProcess();
  if (!front) return serverTransport();
  return (path, { headers }) => {
    const sent = new Headers({ ...Object.fromEntries(new Headers(headers)), ...traceHeaders() });
    return askFront(front, "GET", path, sent);
  };
}

/**
 * Asks as `ask` does, for what outlives one page.
 * @returns the reply, and how long it may be shown
 * @throws ApiError
 */
export async function askWithReads<N extends Name>(name: N, input: InputOf<N>, locale: Locale, address?: string) {
  const headers = { ...localeHeaders(locale), ...(address !== undefined && { "x-forwarded-for": address }) };
  const began = Date.now();
  const transport = address === undefined ? serverTransport() : counted();
  const reply = await noted(callApi(transport, name, input, headers, parseReply));
  // Only the embedded API sends its changes.
  const reads: Reads = (isEmbedded(name) && parseReads(reply.headers[readsHeader])) || defaultReads(began);
  return { reply, reads };
}

/**
 * Asks the API from a server component, anonymously (nothing personal may be cached). The page lives as long as the answer.
 * @param address client address by which attempts are limited, for a call that only reads; none on cached pages
 * @throws ApiError
 */
export function ask<N extends Name>(name: N, input: InputOf<N>, locale: Locale, address?: string | null) {
  return askedOnce(JSON.stringify([name, input, locale.language, locale.currency, address]), async () => {
    const asked = askWithReads(name, input, locale, address ?? undefined);
    const { reply, reads } = await asked.catch((error: unknown) => {
      reportReads(defaultReads(Date.now())); // what was refused now may be given later
      throw error;
    });
    reportReads(reads);
    return reply;
  });
}

/** To the API with a visitor's session: renewed where it has run out, and the new token reaches the browser with the page. */
function onBehalfOf(cookie: string): Transport {
  const token = parseAuthToken(cookieValue(cookie, authCookie));
  return async (path, init) => {
    const send = (headers: Headers) => serverTransport()(path, { ...init, headers });
    const { answer, cookies } = await withSession(token, new Headers(init.headers), send);
    addPageCookies([...cookies.map(setCookieLine), ...answer.headers.getSetCookie()]);
    return answer;
  };
}

/** Asks on behalf of a visitor: the session and the cart of the incoming Cookie header go with it. For dynamic pages only.
 * @throws ApiError */
export function askFor<N extends Name>(cookie: string, name: N, input: InputOf<N>, locale: Locale) {
  const headers = { ...localeHeaders(locale), ...visitorHeaders(cookie) };
  return noted(callApi(onBehalfOf(cookie), name, input, headers, parseReply));
}

/** What a back end answers that has no such thing, not the call for it, or no words for it that can be read. */
const nothing = new Set<ApiError["code"]>(["not_found", "gone", "not_implemented", "bad_gateway"]);

/** One thing by its address: `null` where the back end has nothing there. @throws ApiError for every other failure */
export async function orNull<T>(one: Promise<T>): Promise<T | null> {
  try {
    return await one;
  } catch (error) {
    if (error instanceof ApiError && nothing.has(error.code)) return null;
    throw error;
  }
}

/** What a page is of, where the back end has no such call: `null`. @throws ApiError for every other failure */
export async function orAbsent<T>(main: Promise<T>): Promise<T | null> {
  try {
    return await main;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_implemented") return null;
    throw error;
  }
}

/**
 * A part that a page can do without: `fallback` where the back end does not have the call, refuses it or gives an answer that
 * cannot be read. Who reads the answer has logged why. A page rendered without it is not cached.
 * @throws ApiError while the back end is unavailable, or asks to wait
 */
export async function orFallback<T>(part: Promise<T>, fallback: T): Promise<T> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "unavailable" || error.code === "too_many") throw error;
    if (error.code !== "not_implemented") {
      log().warn({ error }, "A part of a page is shown without its data.");
      reportPartial();
    }
    return fallback;
  }
}
