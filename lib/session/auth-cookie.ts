/** The session's cookie: token type and access token. Source: specification, sections 3 and 9. */
export const authCookie = "auth_token";

/** Lives until a minute before the access token ends: while it is there, no request needs the middleware's renewal. */
export const freshCookie = "auth_fresh";

/** Tells the page's scripts that somebody is signed in, and nothing more; the session itself they cannot read. */
export const signedInCookie = "signed_in";

/** 3 days. Source: specification, section 9. */
const sessionSeconds = 3 * 24 * 3600;

/** A token with less validity than this is renewed at a navigation. Source: specification, section 9. */
export const renewBelowSeconds = 60;

export type AuthToken = { token_type: string; access_token: string; expires_at: string };
export type CookieLine = { name: string; value: string; maxAge: number; httpOnly: boolean };

/** The value of `auth_token`, to be percent-encoded by whoever sets it. @param expiresIn seconds */
export function authTokenOf(
  reply: { token_type: string; access_token: string; expires_in: number },
  now: Date,
): AuthToken {
  return {
    token_type: reply.token_type,
    access_token: reply.access_token,
    expires_at: new Date(now.getTime() + reply.expires_in * 1000).toISOString(),
  };
}

/** Reads a decoded `auth_token`; `null` for anything else than what `authTokenOf` makes. */
export function parseAuthToken(text: string | undefined): AuthToken | null {
  if (!text) return null;
  try {
    const value: Partial<AuthToken> = JSON.parse(text);
    const { token_type, access_token, expires_at } = value;
    const whole = typeof token_type === "string" && typeof access_token === "string" && typeof expires_at === "string";
    const plain = whole && /^[A-Za-z]+$/.test(token_type) && /^[\x21-\x7e]+$/.test(access_token);
    return plain ? { token_type, access_token, expires_at } : null;
  } catch {
    return null; // foreign content under our cookie's name: signed out
  }
}

/** Seconds a token is still valid; negative once it has ended. */
export function secondsLeft(token: AuthToken, now: Date): number {
  return (Date.parse(token.expires_at) - now.getTime()) / 1000;
}

/** The cookies of a session that begins or is renewed. */
export function sessionCookies(token: AuthToken, now: Date): CookieLine[] {
  const fresh = Math.floor(secondsLeft(token, now)) - renewBelowSeconds;
  return [
    { name: authCookie, value: JSON.stringify(token), maxAge: sessionSeconds, httpOnly: true },
    { name: freshCookie, value: "1", maxAge: Math.max(0, fresh), httpOnly: true },
    { name: signedInCookie, value: "1", maxAge: sessionSeconds, httpOnly: false },
  ];
}

const sessionCookieNames = [authCookie, freshCookie, signedInCookie];

/** Is a Set-Cookie line one of the session's? */
export function isSessionCookie(line: string): boolean {
  return sessionCookieNames.includes(line.slice(0, line.indexOf("=")));
}

/** The cookies of a session that has ended: all three are removed. */
export function endedSessionCookies(): CookieLine[] {
  return sessionCookieNames.map((name) => ({
    name,
    value: "",
    maxAge: 0,
    httpOnly: name !== signedInCookie,
  }));
}

/** A Set-Cookie line: Secure (browsers take it from localhost too), SameSite Lax. */
export function setCookieLine({ name, value, maxAge, httpOnly }: CookieLine): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; Secure; SameSite=Lax${httpOnly ? "; HttpOnly" : ""}`;
}
