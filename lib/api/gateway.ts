import { serverCarrier } from "@/lib/api/carrier";
import { isCurrency, isLanguage } from "@/lib/domain/locale";

const passed = [
  "accept",
  "content-type",
  "content-length",
  "if-match",
  "if-none-match",
  "idempotency-key",
  "user-agent",
];
const geoHeaders = [
  "cf-ipcountry",
  "x-vercel-ip-country",
  "cloudfront-viewer-country",
  "x-country-code",
  "x-forwarded-for",
];

function cookieOf(request: Request, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
}

/** Does this request change state and come from a page of another origin? Those are refused. */
function isForeign(request: Request): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return false;
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  if (!origin) return false;
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host") ?? new URL(request.url).host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** The three headers of the specification from the caller's cookies; headers our own client sets explicitly win. */
function headersFor(request: Request): Headers {
  const headers = new Headers();
  for (const name of [...passed, ...geoHeaders]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const asked = request.headers.get("accept-language");
  const language = isLanguage(asked) ? asked : cookieOf(request, "language");
  headers.set("accept-language", isLanguage(language) ? language : (asked ?? "en"));
  const currency = request.headers.get("x-currency") ?? cookieOf(request, "currency");
  if (isCurrency(currency)) headers.set("x-currency", currency);
  const cart = cookieOf(request, "cart_id");
  if (cart) headers.set("cookie", `cart_id=${cart}`);
  const authorization = request.headers.get("authorization");
  if (authorization) headers.set("authorization", authorization);
  return headers;
}

function problem(status: number, code: string, title: string): Response {
  return Response.json(
    { type: `urn:dezen:problem:${code}`, title, status, code, detail: title },
    { status, headers: { "content-type": "application/problem+json", "cache-control": "no-store" } },
  );
}

/**
 * The gateway behind `/api/v1/*`: refuses foreign state changes, turns cookies into headers and hands the request on
 * to the back end, embedded or remote. Bodies stream through.
 */
export async function gateway(request: Request): Promise<Response> {
  if (isForeign(request)) return problem(403, "foreign_origin", "Requests from another site are refused.");
  const { pathname, search } = new URL(request.url);
  const init: RequestInit & { duplex?: "half" } = {
    method: request.method,
    headers: headersFor(request),
    redirect: "manual",
    cache: "no-store",
  };
  if (request.body) Object.assign(init, { body: request.body, duplex: "half" });
  try {
    const answer = await serverCarrier()(`${pathname}${search}`, init);
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    console.error(`${request.method} ${pathname}: the back end did not answer:`, error);
    return problem(503, "unavailable", "The shop cannot be reached right now.");
  }
}
