import type { IncomingMessage } from "node:http";
import { isForeign, isOtherOrigin } from "@/lib/session/foreign-origin";

/** The answer to a request that is refused before anything else happens. `allow`: the allowed methods. */
export type Refusal = { status: 400 | 403 | 405 | 411 | 413 | 414 | 431; allow?: string };

/** The longest address that is answered, characters; browsers and crawlers keep to about two thousand. */
const maxUrl = 4096;

/** Headers of one request; browsers send about thirty, each proxy adds a handful. */
const maxHeaders = 100;

/** The id of a server action as Next makes it: two digits for its arguments and 40 of a hash. */
const actionId = /^[\da-f]{42}$/;

/** The largest form a page takes, bytes; as much as the API's calls. */
const maxForm = 64 * 1024;

const methodsOfPages = "GET, HEAD, POST";
const methodsOfApi = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Is it an address of the API, which refuses requests in its own format? Other addresses below `/api` are missing pages. */
export const isApi = (url: string): boolean => url.startsWith("/api/v1/");

/** Does a path hold octets that are not UTF-8, or a NUL? */
function isMalformed(path: string): boolean {
  if (!path.includes("%")) return false;
  try {
    return decodeURIComponent(path).includes("\0");
  } catch {
    return true; // URIError: not UTF-8, or no two digits after the sign
  }
}

/** Is there exactly one valid Host? Of two, a proxy may have used the other one. Source: RFC 9112, section 3.2. */
function isHostClear({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts <= 1 && (!headers.host || hostName.test(headers.host));
}

function refusalOfBody({ headers }: IncomingMessage): Refusal | null {
  if (headers["transfer-encoding"] !== undefined) return { status: 411 };
  return Number(headers["content-length"] ?? 0) > maxForm ? { status: 413 } : null;
}

/**
 * Why a request is refused; `null` when it is not.
 * - 400 for an address that is not a path of this server or not UTF-8; for an invalid host; for the call of an action by an
 *   invalid id, which Next would write into the log
 * - 405 for methods that neither pages nor the API know
 * - 403 for a form on a page of another origin; the API refuses such calls itself, in its own format
 * - 411 for a form of unknown length, 413, 414 and 431 for too large a form, address or number of headers
 */
export function refusalOfRequest(request: IncomingMessage): Refusal | null {
  const { method = "", url = "", headers } = request;
  if (url.length > maxUrl) return { status: 414 };
  if (request.rawHeaders.length > 2 * maxHeaders) return { status: 431 };
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  if (!path.startsWith("/") || isMalformed(path) || !isHostClear(request)) return { status: 400 };
  if (headers["next-action"] !== undefined && !actionId.test(String(headers["next-action"]))) return { status: 400 };
  if (method === "GET" || method === "HEAD") return refusalOfBody(request);
  const allow = isApi(path) ? methodsOfApi : methodsOfPages;
  if (!allow.split(", ").includes(method)) return { status: 405, allow };
  if (isApi(path)) return null;
  const header = (name: string) => headers[name]?.toString();
  // A page with the policy no-referrer sends its own forms with the origin "null"; Sec-Fetch-Site tells the truth.
  if (isForeign(method, header) || (header("origin") !== "null" && isOtherOrigin(header))) return { status: 403 };
  return refusalOfBody(request);
}
