import { cleanRequest } from "@/lib/api/host/clean-request";
import { errorAnswer } from "@/lib/api/host/error-answer";
import { jsonOf } from "@/lib/api/host/json-text";
import { isAbsent, reportLacking } from "@/lib/api/host/offered-calls";
import { problemAnswer } from "@/lib/api/host/problem-answer";
import { readAnswer } from "@/lib/api/host/read-answer";
import { providerAddress, unknownRedirect } from "@/lib/api/host/redirects";
import { reportUnread } from "@/lib/api/host/unread-log";
import { described, Unreadable } from "@/lib/api/host/unreadable";
import type { ServerTransport } from "@/lib/api/transport/call";
import { remote } from "@/lib/api/transport/http";
import { type Call, isTextReply } from "@/lib/contract/call";
import { contract, type Name } from "@/lib/contract/contract";
import { problem } from "@/lib/contract/problem";
import { isSpecified } from "@/lib/contract/specification";
import { defaultCurrency, defaultLanguage, isCurrency, isLanguage, type Locale } from "@/lib/domain/locale";
import { cookiesForBrowser } from "@/lib/session/host-cookies";
import { log } from "@/lib/telemetry/log";

type Init = Parameters<ServerTransport>[1];

/** Headers of a host's answer that mean something to the storefront or the browser. */
const passed = [
  "www-authenticate",
  "etag",
  "content-type",
  "content-language",
  "cache-control",
  "last-modified",
  "location",
  "x-robots-tag",
];

/** Statuses by which a host says that it does not have a call. */
const lackingStatuses = new Set([404, 405, 501]);

function localeOf(headers: Headers): Locale {
  const language = headers.get("accept-language")?.slice(0, 2);
  const currency = headers.get("x-currency");
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    currency: isCurrency(currency) ? currency : defaultCurrency,
  };
}

function headersOf(answer: Response): Headers {
  const headers = new Headers();
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const line of cookiesForBrowser(answer.headers.getSetCookie())) headers.append("set-cookie", line);
  return headers;
}

/** The same for an answer in the contract's own terms: it is somebody's, unless the host says otherwise. */
function ownHeadersOf(answer: Response): Headers {
  const headers = headersOf(answer);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  return headers;
}

/** The seconds of a Retry-After, also of one that names a time (RFC 9110, section 10.2.3). */
function retryAfter(answer: Response): string | null {
  const value = answer.headers.get("retry-after");
  if (value === null || /^\d{1,6}$/.test(value)) return value;
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : String(Math.max(1, Math.ceil((until - Date.now()) / 1000)));
}

async function bodyText(body: Init["body"]): Promise<string | undefined> {
  if (body === undefined || typeof body === "string") return body;
  if (body instanceof Blob) return body.text();
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** An error of the host, read by its status; logged and passed on. Source: specification, section 8. */
async function failed(name: Name, path: string, answer: Response, sent: unknown, locale: Locale): Promise<Response> {
  const { status } = answer;
  const body = jsonOf(await answer.text());
  // Of a call that may find nothing, a problem with words tells that it has found nothing.
  const { errors }: Call = contract[name];
  const mayFindNothing = !name.startsWith("GET ") || name.includes("{") || errors.includes("not_found");
  const nothingFound = mayFindNothing && problem.safeParse(body).success;
  if (!isSpecified(name) && lackingStatuses.has(status) && !nothingFound) {
    reportLacking(name, status === 404 && name.includes("{") ? path : null);
    log().warn({ call: name, status }, "The back end does not have a call; it is asked again in a minute.");
    return problemAnswer("not_implemented", locale.language, ownHeadersOf(answer));
  }
  log()[status >= 500 ? "error" : "info"]({ call: name, status }, "The back end answered with an error.");
  const headers = ownHeadersOf(answer);
  headers.set("content-type", "application/problem+json");
  const wait = retryAfter(answer);
  if (wait !== null) headers.set("retry-after", wait);
  return new Response(JSON.stringify(errorAnswer(name, status, body, sent, locale.language)), { status, headers });
}

/** The text of a success. A change has been made, also where its answer ends in the middle. @throws TypeError of a read */
async function successText(name: Name, answer: Response, method: string): Promise<string> {
  try {
    return await answer.text();
  } catch (error) {
    if (method === "GET") throw error;
    log().error({ call: name, error }, "The answer of the back end to a change has ended in the middle.");
    return "";
  }
}

async function succeeded(
  host: string,
  name: Name,
  answer: Response,
  sent: unknown,
  locale: Locale,
  method: string,
): Promise<Response> {
  const headers = ownHeadersOf(answer);
  try {
    const text = await successText(name, answer, method);
    const body = jsonOf(text);
    if (name === "GET /auth/{provider}") {
      headers.set("location", providerAddress(host, answer.headers, body));
      headers.delete("content-type");
      return new Response(null, { status: 302, headers });
    }
    if (!answer.ok) throw unknownRedirect(answer.headers);
    if (method === "GET" && body === undefined && text.trim() !== "")
      throw new Unreadable({ field: "", expected: "JSON", received: described(text) });
    const read = readAnswer(name, body, {
      locale,
      now: new Date(),
      headers: answer.headers,
      status: answer.status,
      sent,
    });
    reportUnread(name, read.reading.unread);
    if (read.body === undefined)
      return new Response(null, { status: read.status === 200 ? 204 : read.status, headers });
    headers.set("content-type", "application/json");
    return new Response(JSON.stringify(read.body), { status: read.status, headers });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    reportUnread(name, [error.unread]);
    const { replies }: Call = contract[name];
    // The host has made the change: an unreadable answer must not look like a failure.
    if (answer.ok && method !== "GET" && replies[204] === null) return new Response(null, { status: 204, headers });
    headers.delete("location");
    return problemAnswer("bad_gateway", locale.language, headers);
  }
}

/** A bodiless answer, a redirect that the call knows or a stream: handed on as it came. */
function asItCame(name: Name, answer: Response, method: string): boolean {
  const { replies }: Call = contract[name];
  const { status } = answer;
  return (
    method === "HEAD" ||
    status === 304 ||
    (status === 308 && 308 in replies) ||
    (answer.ok && isTextReply(replies[status]))
  );
}

/**
 * Calls the back end at `API_HOST` and answers in the terms of the contract, whatever the back end's own are: this is the one
 * place where somebody else's answers are read. A call that it does not have is answered 501, without asking for a minute.
 * @param call the call that `path` is of
 * @throws TypeError when the host is unreachable, TimeoutError when it is too slow
 */
export async function askHost(host: string, call: Name, path: string, init: Init): Promise<Response> {
  const send = remote(host);
  const { method = "GET" } = init;
  const headers = new Headers(init.headers);
  const locale = localeOf(headers);
  const [address = ""] = path.split("?");
  if (!isSpecified(call) && (await isAbsent(call, address, send)))
    return problemAnswer("not_implemented", locale.language, new Headers());
  const text = await bodyText(init.body);
  const sent = cleanRequest(call, text === undefined ? undefined : jsonOf(text));
  const raw = "rawBody" in contract[call];
  const body = text === undefined || sent === undefined || raw ? text : JSON.stringify(sent);
  if (body !== undefined) headers.delete("content-length");
  // A framework that is asked as a browser asks answers errors with pages and redirects.
  if (!Object.values(contract[call].replies as Call["replies"]).some(isTextReply))
    headers.set("accept", "application/json");
  const answer = await send(path, { ...init, headers, ...(body !== undefined && { body }) });
  if (asItCame(call, answer, method)) {
    return new Response(answer.body, { status: answer.status, headers: headersOf(answer) });
  }
  return answer.status < 400
    ? succeeded(host, call, answer, sent, locale, method)
    : failed(call, address, answer, sent, locale);
}
