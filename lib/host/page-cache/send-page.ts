import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { cacheHeaders } from "../../runtime/page-answer";
import type { Answer, CachedPage } from "./cached-page";
import { bodyIn, type ContentEncoding } from "./content-encoding";

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
  return { headers, body: await bodyIn(page, encoding, request) };
}

/** A cached page as one visitor gets it. */
export type OwnForm = { etag: string; body: (encoding: ContentEncoding) => Promise<Buffer> };

/**
 * Sends a cached page, or 304 where the browser has it already.
 * @param how sent in a header, for measurements, @param more headers, names and values in turn, @param own what this visitor gets instead of the page's own bytes
 * @throws Overloaded when too many ask for other encodings than that of the cache
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  how: string,
  more: readonly string[],
  own?: OwnForm,
) {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const { etag } = own ?? page;
  const headers = [...page.headers, ...more, "ETag", `"${etag}-${encoding}"`, "X-Page", how];
  if (hasAlready(etag, request.headers["if-none-match"])) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = await (own ? own.body(encoding) : bodyIn(page, encoding, request));
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}

/** Every answer writes these itself, or they are not for the client. */
const notPassedOn = new Set(["content-length", "date", ...cacheHeaders]);

/** Passes on an answer that is not cached: a redirect, a missing page, an error. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  more: readonly string[],
): void {
  const passedOn = headers.filter(([name]) => !notPassedOn.has(name));
  response.writeHead(status, [...passedOn.flat(), ...more, "Content-Length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}
