import { parseCookie } from "cookie";
import type { Context } from "@/lib/backend/kernel/http/context";
import { isSecure } from "@/lib/backend/kernel/http/secure-request";
import type { ApiRequest } from "@/lib/contract/api-request";

/** The value of a request's cookie, as it was sent; `null` when it is missing or does not match `pattern` as a whole. */
export function readCookie({ headers }: Pick<ApiRequest, "headers">, name: string, pattern: RegExp): string | null {
  const value = parseCookie(headers.get("cookie") ?? "", { decode: (text) => text })[name];
  return value !== undefined && pattern.test(value) ? value : null;
}

/**
 * Sets a cookie for all addresses of the shop, out of reach of scripts, and only by https where the request came by https. Lax:
 * the browser also sends it when another site leads to the shop.
 * @param seconds how long the browser keeps it; 0 deletes it
 */
export function setCookie(context: Context, name: string, value: string, seconds: number): void {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
  context.addCookie([...parts, ...(isSecure(context.request) ? ["Secure"] : [])].join("; "));
}
