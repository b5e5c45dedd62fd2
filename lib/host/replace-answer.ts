import type { IncomingMessage, ServerResponse } from "node:http";
import { isSessionCookie } from "@/lib/session/auth-cookie";
import { servedBy } from "./telemetry/served-by";

/** A whole answer of the host's own. */
export type OwnAnswer = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
};

/** Sends it. @param more headers, names and values by turns */
export function sendOwn(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: OwnAnswer,
  more: readonly string[] = [],
): void {
  response.writeHead(status, [...headers.flat(), ...more, "Content-Length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Headers that stay from the answer that is replaced: who may frame the page and such. */
const staysSaid = /^(content-security-policy|cross-origin-|permissions-policy|referrer-policy|strict-transport-|x-)/;

/** Of a page that failed only the session's cookies stay: after a renewal the earlier ones are no longer valid. */
function sessionCookies(status: number, response: ServerResponse): string[] {
  const lines = [response.getHeader("set-cookie") ?? []].flat().map(String);
  return status === 404 ? lines : lines.filter(isSessionCookie);
}

/**
 * Sends another answer instead of one that Next has begun, for statuses whose pages Next leaves to the browser's scripts.
 * @param statuses which answers may be replaced
 * @param choose gets the status and content type and returns the other answer; `undefined` leaves Next's untouched
 */
export function replaceAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  statuses: readonly number[],
  choose: (status: number, contentType: string) => OwnAnswer | Promise<OwnAnswer> | undefined,
): void {
  const { writeHead, write, end } = response;
  let instead: OwnAnswer | Promise<OwnAnswer> | undefined;

  const send = ({ status, headers, body }: OwnAnswer) => {
    if (response.destroyed) return;
    const cookies = sessionCookies(status, response);
    for (const name of response.getHeaderNames()) if (!staysSaid.test(name)) response.removeHeader(name);
    response.removeHeader("x-powered-by");
    if (cookies.length > 0) response.setHeader("set-cookie", cookies);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("Content-Length", body.length);
    servedBy(response).status = status;
    writeHead.call(response, status);
    end.call(response, (request.method === "HEAD" ? undefined : body) as never, "utf8");
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (instead) return response; // only once: the other answer may still be on its way
    const type = String(response.getHeader("content-type") ?? "");
    instead = statuses.includes(status) ? choose(status, type) : undefined;
    if (!instead) return writeHead.apply(response, [status, ...rest] as never);
    if (instead instanceof Promise) instead.then(send).catch((error: unknown) => response.destroy(error as Error));
    else send(instead);
    return response;
  }) as typeof writeHead;
  // Node sets the length of an answer that is sent whole, unless its headers were written before.
  const begin = () => {
    if (!instead && !response.headersSent && statuses.includes(response.statusCode)) {
      response.writeHead(response.statusCode);
    }
  };
  response.write = ((...parts: unknown[]) => {
    begin();
    return instead ? true : write.apply(response, parts as never);
  }) as typeof write;
  response.end = ((...parts: unknown[]) => {
    begin();
    return instead ? response : end.apply(response, parts as never);
  }) as typeof end;
}
