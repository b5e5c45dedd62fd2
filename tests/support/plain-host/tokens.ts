import { createHmac, randomBytes } from "node:crypto";
import type { Session, User } from "./model";
import { Refusal } from "./refusal";
import type { State } from "./state";

export type TokenKind = "opaque" | "jwt";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function newToken(kind: TokenKind, userId: number, now: number, expiresAt: number): string {
  const random = randomBytes(24).toString("hex");
  if (kind === "opaque") return random;
  const seconds = (time: number) => Math.floor(time / 1000);
  const claims = { sub: String(userId), iat: seconds(now), exp: seconds(expiresAt), jti: random };
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", "a key of the host").update(signed).digest("base64url")}`;
}

/** Signs a user in. */
export function openSession(state: State, kind: TokenKind, user: User): Session {
  const now = state.now();
  const expiresAt = now + state.tokenLifetime;
  const token = newToken(kind, user.id, now, expiresAt);
  const session = { userId: user.id, token, expiresAt, endsAt: now + state.sessionLifetime, revoked: false };
  state.sessions.push(session);
  return session;
}

/** The session whose current access token this is: neither expired nor revoked nor replaced. */
export function sessionOf(state: State, token: string): Session {
  const session = state.sessions.find((one) => one.token === token);
  if (!session || session.revoked || session.expiresAt <= state.now()) throw new Refusal("unauthenticated");
  return session;
}

/** Replaces the access token of a session. An expired or revoked one is taken, a replaced one never again. */
export function refreshSession(state: State, kind: TokenKind, token: string): Session {
  const now = state.now();
  const session = state.sessions.find((one) => one.token === token);
  if (!session || session.endsAt <= now) throw new Refusal("unauthenticated");
  session.expiresAt = now + state.tokenLifetime;
  session.endsAt = now + state.sessionLifetime;
  session.revoked = false;
  session.token = newToken(kind, session.userId, now, session.expiresAt);
  return session;
}

/** Ends every session of a user. */
export function endSessions(state: State, userId: number) {
  state.sessions = state.sessions.filter((session) => session.userId !== userId);
}
