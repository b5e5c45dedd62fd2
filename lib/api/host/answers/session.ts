import { decodeJwt, errors } from "jose";
import { type Adapter, fieldsOf, firstOf, insideOf } from "@/lib/api/host/answers/adapter";
import { described, Unreadable } from "@/lib/api/host/unreadable";

/** How long a token counts as valid of which nothing is known, seconds. */
const usualSeconds = 3600;

/** Seconds until a JWT ends (RFC 7519, `exp`); `null` for a token that is none, or that names no end. */
function jwtSeconds(token: string, now: Date): number | null {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? null : Math.max(1, Math.floor(exp - now.getTime() / 1000));
  } catch (error) {
    if (error instanceof errors.JWTInvalid) return null;
    throw error;
  }
}

/** A session: the token with its type; its end from the token itself if it is a JWT, else from `expires_in`, else an hour. */
export const sessionAnswer: Adapter = (answer, { now }) => {
  const fields = fieldsOf(insideOf(answer, "session", "authorisation", "authorization"));
  const token = firstOf(fields, "access_token", "accessToken", "token", "jwt");
  if (typeof token !== "string")
    throw new Unreadable({ field: "access_token", expected: "a text", received: described(token) });
  const type = firstOf(fields, "token_type", "tokenType") ?? "Bearer";
  const told = Number(firstOf(fields, "expires_in", "expiresIn"));
  return {
    ...fields,
    access_token: token,
    token_type: /^bearer$/i.test(String(type)) ? "Bearer" : type,
    expires_in: jwtSeconds(token, now) ?? (told >= 1 ? Math.floor(told) : usualSeconds),
  };
};

/** The end of a sign-in at a provider: a session, or that a provider was linked to the account, which signs nobody in. */
export const providerAnswer: Adapter = (answer, context) =>
  context.status === 201 && fieldsOf(answer).linked !== undefined ? answer : sessionAnswer(answer, context);

/** A registration: a session, or no more than that it was made (`undefined`), whatever the body says then. */
export const registrationAnswer: Adapter = (answer, context) => {
  try {
    return sessionAnswer(answer, context);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};
