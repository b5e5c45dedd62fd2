import type { Executor } from "@/lib/backend/kernel/database/executor";
import { session, sessionToken } from "@/lib/backend/kernel/database/schema/account";
import { newToken, tokenHash } from "@/lib/backend/kernel/session/token";
import { accessSeconds, sessionMs } from "@/lib/backend/kernel/session/token-state";
import type { Session } from "@/lib/contract/auth";

/** A token as the API hands it out. */
export function presentSession(token: string): Session {
  return { access_token: token, token_type: "Bearer", expires_in: accessSeconds };
}

/** When a session that is opened or renewed at `now` ends. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionMs);
}

/** Opens a session of an account; the answer holds its first token, which is kept nowhere else. */
export async function openSession(tx: Executor, accountId: number, now: Date): Promise<Session> {
  const token = newToken();
  const [row] = await tx
    .insert(session)
    .values({ accountId, createdAt: now, expiresAt: sessionEnd(now) })
    .returning({ id: session.id });
  if (!row) throw new Error("The new session was not given back by the database.");
  await tx.insert(sessionToken).values({ hash: tokenHash(token), sessionId: row.id, issuedAt: now });
  return presentSession(token);
}
