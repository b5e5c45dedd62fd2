import { eq, inArray, lt, lte } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { session, sessionToken } from "@/lib/backend/kernel/database/schema/account";
import { tokenHash } from "@/lib/backend/kernel/session/token";

/** How long a replaced token is remembered to notice its reuse, ms. */
const memoryMs = 30 * 86_400_000;

/** Ends the session a token belongs to, also an expired one; nothing happens for an unknown token. */
export async function closeSession(db: Executor, token: string): Promise<void> {
  const own = db
    .select({ id: sessionToken.sessionId })
    .from(sessionToken)
    .where(eq(sessionToken.hash, tokenHash(token)));
  await db.delete(session).where(inArray(session.id, own));
}

/** Ends all sessions of an account. */
export async function endSessions(tx: Executor, accountId: number): Promise<void> {
  await tx.delete(session).where(eq(session.accountId, accountId));
}

/** Removes sessions that are over, and of the living ones the tokens that were replaced long ago. */
export async function sweepSessions(now: Date): Promise<void> {
  await database().delete(session).where(lte(session.expiresAt, now));
  const limit = new Date(now.getTime() - memoryMs);
  await database().delete(sessionToken).where(lt(sessionToken.replacedAt, limit));
}
