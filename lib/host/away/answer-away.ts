import type { IncomingMessage, ServerResponse } from "node:http";
import { awaySince } from "./away-notice";
import { awayPage, retryAfter } from "./away-page";

/** Kept from what the failed page had said already: who may frame it and such. */
const staysSaid = /^(content-security-policy|cross-origin-|permissions-policy|referrer-policy|strict-transport-|x-)/;

type Answer = { headers: Record<string, string | number>; body: Buffer };

function awayAnswer({ url = "/", headers }: IncomingMessage): Answer {
  const { language, html } = awayPage(url, headers.cookie);
  const body = Buffer.from(html);
  return {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Length": body.length,
      "Cache-Control": "no-store",
      "Retry-After": retryAfter,
    },
    body,
  };
}

/** Answers with 503 and a page of few words in the visitor's language. */
export function sendAway(request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = awayAnswer(request);
  response.writeHead(503, headers).end(request.method === "HEAD" ? undefined : body);
}

/**
 * Turns the 500 that Next answers with, when a page failed because the back end is away, into 503 with words for people:
 * a 500 would be empty without scripts, and tell search engines that the page is broken. Other answers go out untouched.
 */
export function answerAway(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith("/api/")) return; // The API says 503 in its own terms.
  const asked = performance.now();
  const { writeHead, write, end } = response;
  let replaced = false;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status !== 500 || !awaySince(asked)) return writeHead.apply(response, [status, ...rest] as never);
    replaced = true;
    for (const name of response.getHeaderNames()) if (!staysSaid.test(name)) response.removeHeader(name);
    response.removeHeader("x-powered-by");
    return writeHead.call(response, 503, awayAnswer(request).headers);
  }) as typeof writeHead;
  // Of an answer that is sent whole Node tells the length, unless its head was written before: only a 500 is.
  const beginFailed = () => {
    if (response.statusCode === 500 && !response.headersSent) response.writeHead(500);
  };
  response.write = ((...parts: unknown[]) => {
    beginFailed();
    return replaced ? true : write.apply(response, parts as never);
  }) as typeof write;
  response.end = ((...parts: unknown[]) => {
    beginFailed();
    if (!replaced) return end.apply(response, parts as never);
    return end.call(response, (request.method === "HEAD" ? undefined : awayAnswer(request).body) as never, "utf8");
  }) as typeof end;
}
