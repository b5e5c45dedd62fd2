import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { type Answer, bodyIn, type CachedPage, type ContentEncoding, readyToSend } from "./cached-page";

const encodings: ContentEncoding[] = ["br", "gzip", "identity"];
/** Browsers send a handful of different values, which are parsed once; unusual ones are parsed each time. */
const understood = new LRUCache<string, ContentEncoding>({ max: 200 });

/** `preferred` is not in the package's types yet. */
type Client = { encodings(known: ContentEncoding[], choice: { preferred: ContentEncoding[] }): string[] };

/** The best encoding that a request takes: of those it likes equally, the smallest. Source: RFC 9110, section 12.5.3. */
export function encodingFor(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined || accepted.length > 200) return "identity";
  const known = understood.get(accepted);
  if (known) return known;
  const client: Client = new Negotiator({ headers: { "accept-encoding": accepted } });
  const [best] = client.encodings(encodings, { preferred: encodings });
  const encoding = encodings.find((name) => name === best) ?? "identity";
  understood.set(accepted, encoding);
  return encoding;
}

/** Does the browser have this very page or file already? Source: RFC 9110, section 13.1.2 (weak comparison). */
export function hasAlready(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === "*" || ifNoneMatch.includes(etag));
}

/** A cached page in the encoding that a request accepts, with the headers for it. */
export async function bodyFor(request: IncomingMessage, page: CachedPage) {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const headers: [name: string, value: string][] = [];
  for (let at = 0; at + 1 < page.headers.length; at += 2)
    headers.push([page.headers[at] ?? "", page.headers[at + 1] ?? ""]);
  if (encoding !== "identity") headers.push(["Content-Encoding", encoding]);
  return { headers, body: await bodyIn(page, encoding) };
}

/**
 * Sends a cached page, or 304 where the browser has it already. @param how sent in a header, for measurements, @param more
 * headers, names and values in turn
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  how: string,
  more: readonly string[],
) {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const etag = `"${page.etag}-${encoding}"`;
  const headers = [...page.headers, ...more, "ETag", etag, "X-Page", how];
  if (hasAlready(page.etag, request.headers["if-none-match"])) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding === "identity" ? await bodyIn(page, encoding) : page[encoding];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}

const notPassedOn = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Passes on an answer that is not cached: a redirect, a missing page, an error. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  more: readonly string[],
): void {
  const { status, headers, body } = readyToSend(answer);
  const passedOn = headers.filter(([name]) => !notPassedOn.has(name));
  response.writeHead(status, [...passedOn.flat(), ...more, "Content-Length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}
