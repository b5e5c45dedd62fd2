import { parseCookie, parseSetCookie } from "cookie";

/** Before the name of a cookie that a back end has set: none of its names can be mistaken for one of the shop's. */
const prefix = "host_";

/** Cookies that the contract itself names; they keep their names. */
const ofContract = new Set(["cart_id", "social_state"]);

/** Size limit for a back end's cookies, which are neither stored nor returned beyond it. */
const most = 20;

const sendable = /^[\x21-\x7e]*$/;

/** The cookies of the back end's own among those of a browser, under the names that it gave them. */
export function cookiesForHost(header: string | null): string | null {
  const pairs = Object.entries(parseCookie(header ?? "", { decode: (value) => value })).flatMap(([name, value]) => {
    const own = ofContract.has(name) ? name : name.startsWith(prefix) ? name.slice(prefix.length) : null;
    return own && value !== undefined && sendable.test(value) ? [`${own}=${value}`] : [];
  });
  return pairs.length > 0 ? pairs.slice(0, most).join("; ") : null;
}

/**
 * What a back end sets, as the browser gets it: for the shop's own address, out of reach of scripts, and with the same end. Only
 * cookies of the contract may go without Secure, as the contract has them where the shop is reached by http.
 * @param lines its Set-Cookie lines; one that cannot be read is left out
 */
export function cookiesForBrowser(lines: readonly string[]): string[] {
  return lines.slice(0, most).flatMap((line) => {
    const { name, value, maxAge, expires, secure } = parseSetCookie(line, { decode: (text) => text });
    if (!name || value === undefined || !sendable.test(value)) return [];
    const own = ofContract.has(name);
    const parts = [
      `${own ? name : `${prefix}${name}`}=${value}`,
      "Path=/",
      maxAge !== undefined && `Max-Age=${maxAge}`,
      expires !== undefined && !Number.isNaN(expires.getTime()) && `Expires=${expires.toUTCString()}`,
      "HttpOnly",
      "SameSite=Lax",
      (secure || !own) && "Secure",
    ];
    return [parts.filter(Boolean).join("; ")];
  });
}
