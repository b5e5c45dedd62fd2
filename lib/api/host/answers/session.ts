import { decodeJwt, errors } from "jose";
import { type Adapter, fieldsOf, firstOf, insideOf } from "@/lib/api/host/answers/adapter";
import { described, Unreadable } from "@/lib/api/host/unreadable";

/** Lifetime of a token without an expiry, seconds. */
const usualSeconds = 3600;

/** Maximum expiry, seconds: the cookie lives for three days. */
const mostSeconds = 365 * 24 * 3600;

/**
 * The longest token, percent-encoded, that fits into a cookie with its type and end: browsers silently drop a cookie of more
 * than 4,096 bytes. Source: RFC 6265, section 6.1.
 */
const maxTokenLength = 3800;

/** What may stand in an Authorization header (RFC 9110, section 11.4). */
const plainToken = /^[\x21-\x7e]+$/;
const plainType = /^[A-Za-z]+$/;

/** A whole number of seconds within what is worth keeping; `null` for anything else than a number. */
function plainSeconds(seconds: number): number | null {
  return Number.isFinite(seconds) ? Math.min(mostSeconds, Math.max(1, Math.floor(seconds))) : null;
}

/** Seconds until a JWT ends (RFC 7519, `exp`); `null` for a token that is none, or that names no end. */
function jwtSeconds(token: string, now: Date): number | null {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === "number" ? plainSeconds(exp - now.getTime() / 1000) : null;
  } catch (error) {
    if (error instanceof errors.JWTInvalid) return null;
    throw error;
  }
}

/** A session: the token with its type; its end from the token itself if it is a JWT, else from `expires_in`, else an hour. */
export const sessionAnswer: Adapter = (answer, { now }) => {
  const fields = fieldsOf(insideOf(answer, "session", "authorisation", "authorization"));
  const token = firstOf(fields, "access_token", "accessToken", "token", "jwt");
  if (typeof token !== "string" || !plainToken.test(token))
    throw new Unreadable({ field: "access_token", expected: "a text without spaces", received: described(token) });
  if (encodeURIComponent(token).length > maxTokenLength)
    throw new Unreadable({
      field: "access_token",
      expected: `at most ${maxTokenLength} characters, which fit into a cookie`,
      received: described(token),
    });
  const type = firstOf(fields, "token_type", "tokenType") ?? "Bearer";
  if (typeof type !== "string" || !plainType.test(type))
    throw new Unreadable({ field: "token_type", expected: "one word", received: described(type) });
  const told = Number(firstOf(fields, "expires_in", "expiresIn"));
  return {
    ...fields,
    access_token: token,
    token_type: /^bearer$/i.test(type) ? "Bearer" : type,
    expires_in: jwtSeconds(token, now) ?? (told >= 1 ? plainSeconds(told) : null) ?? usualSeconds,
  };
};

/** The end of a sign-in at a provider: a session, or that a provider was linked to the account, which signs nobody in. */
export const providerAnswer: Adapter = (answer, context) =>
  context.status === 201 && fieldsOf(answer).linked !== undefined ? answer : sessionAnswer(answer, context);

/** A registration: a session, or only that it was made (`undefined`), whatever the body. */
export const registrationAnswer: Adapter = (answer, context) => {
  try {
    return sessionAnswer(answer, context);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};
