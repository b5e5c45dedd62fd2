import { parseCookie } from "cookie";
import { authCookie, parseAuthToken } from "@/lib/session/auth-cookie";
import { cookiesForHost } from "@/lib/session/host-cookies";

/** What may stand in a header: anything else no back end has ever given a browser. */
const sendable = /^[\x20-\x7e]+$/;

/** A cookie's decoded value in a Cookie header; `undefined` when it is not there. */
export function cookieValue(header: string | null, name: string): string | undefined {
  return parseCookie(header ?? "")[name];
}

/** What a visitor's Cookie header means to the back end: the session as Authorization, its own cookies, no others. */
export function visitorHeaders(header: string | null): Record<string, string> {
  const cookie = cookiesForHost(header);
  const token = parseAuthToken(cookieValue(header, authCookie));
  const authorization = token && `${token.token_type} ${token.access_token}`;
  return {
    ...(cookie !== null && { cookie }),
    ...(authorization && sendable.test(authorization) && { authorization }),
  };
}
