/** The staff's cookie. Browsers take the prefix for this very host only, by https, and for all of its addresses. */
export const staffCookie = "__Host-admin";

/** What a session's token looks like: 256 bits, base64url. */
export const staffToken = /^[\w-]{43}$/;

/**
 * The Set-Cookie line of a session. It ends with the browser, and the session itself earlier.
 * @param token `null` ends it in the browser
 */
export function staffCookieLine(token: string | null): string {
  return `${staffCookie}=${token ?? ""}; Path=/; HttpOnly; Secure; SameSite=Strict${token === null ? "; Max-Age=0" : ""}`;
}
