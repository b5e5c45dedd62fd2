import { isAdminCall } from "@/lib/domain/admin/admin-path";
import { staffCookie } from "@/lib/domain/admin/staff-cookie";
import { defaultCurrency, isCurrency, isLanguage } from "@/lib/domain/locale";
import type { GatewayRequest } from "@/lib/runtime/api-gateway";
import { staffHeaders } from "@/lib/session/admin-cookie";
import { cookieValue, visitorHeaders } from "@/lib/session/visitor-headers";

/** Headers of a request that go on to the back end as they came. */
const passed = [
  "accept",
  "content-type",
  "content-length",
  "content-encoding", // of a file
  "if-match",
  "if-none-match",
  "idempotency-key",
  "stripe-signature",
  "user-agent",
  "x-request-id",
  "x-forwarded-proto", // the API decides by it whether its cookies are Secure
];
const geoHeaders = [
  "cf-ipcountry",
  "x-vercel-ip-country",
  "cloudfront-viewer-country",
  "x-country-code",
  "x-forwarded-for",
];

/** The three headers of the specification from the caller's cookies; headers our own client sets explicitly win. A call of the admin bears the staff's session only. */
export function headersFor(request: GatewayRequest): Headers {
  const headers = new Headers();
  const cookies = request.headers.get("cookie");
  for (const name of [...passed, ...geoHeaders]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const requested = request.headers.get("accept-language");
  const language = isLanguage(requested) ? requested : cookieValue(cookies, "language");
  headers.set("accept-language", isLanguage(language) ? language : (requested ?? "en"));
  const currency = request.headers.get("x-currency") ?? cookieValue(cookies, "currency");
  headers.set("x-currency", isCurrency(currency) ? currency : defaultCurrency);
  // The admin has a session of its own, which no script and no other server can bring along.
  if (isAdminCall(new URL(request.url).pathname)) {
    for (const [name, value] of Object.entries(staffHeaders(cookieValue(cookies, staffCookie))))
      headers.set(name, value);
    return headers;
  }
  const authorization = request.headers.get("authorization");
  if (authorization) headers.set("authorization", authorization);
  for (const [name, value] of Object.entries(visitorHeaders(cookies))) headers.set(name, value);
  return headers;
}
