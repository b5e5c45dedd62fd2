import type { IncomingMessage, ServerResponse } from "node:http";
import { hasBegun } from "../page-answer";
import { isApi } from "../security/refusal";
import { unreadableForm } from "../security/refuse";
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
 * Turns a 500 of Next's that is not the shop's fault into what it is; other answers go out untouched.
 * - 503 with words for people when a page failed because the back end is away: a 500 would be empty without scripts, and
 *   tell search engines that the page is broken
 * - 400 when Next failed on a form before anything of the shop was asked: it is no form of ours, or was spoilt
 */
export function answerFailed(request: IncomingMessage, response: ServerResponse): void {
  if (isApi(request.url ?? "")) return;
  const asked = performance.now();
  const { writeHead, write, end } = response;
  let instead: (Answer & { status: number }) | undefined;
  const mended = () => {
    if (awaySince(asked)) return { status: 503, ...awayAnswer(request) };
    return request.method === "POST" && !hasBegun(response) ? { status: 400, ...unreadableForm } : undefined;
  };
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    instead = status === 500 ? mended() : undefined;
    if (!instead) return writeHead.apply(response, [status, ...rest] as never);
    for (const name of response.getHeaderNames()) if (!staysSaid.test(name)) response.removeHeader(name);
    response.removeHeader("x-powered-by");
    return writeHead.call(response, instead.status, instead.headers);
  }) as typeof writeHead;
  // Of an answer that is sent whole Node tells the length, unless its head was written before: only a 500 is.
  const beginFailed = () => {
    if (response.statusCode === 500 && !response.headersSent) response.writeHead(500);
  };
  response.write = ((...parts: unknown[]) => {
    beginFailed();
    return instead ? true : write.apply(response, parts as never);
  }) as typeof write;
  response.end = ((...parts: unknown[]) => {
    beginFailed();
    if (!instead) return end.apply(response, parts as never);
    return end.call(response, (request.method === "HEAD" ? undefined : instead.body) as never, "utf8");
  }) as typeof end;
}
