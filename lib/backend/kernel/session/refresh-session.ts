import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { session, sessionToken } from "@/lib/backend/kernel/database/schema/account";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { presentSession, sessionEnd } from "@/lib/backend/kernel/session/open-session";
import { nextToken, tokenHash } from "@/lib/backend/kernel/session/token";
import { inGrace } from "@/lib/backend/kernel/session/token-state";
import type { Session } from "@/lib/contract/auth";

/** The session of a token, locked until the transaction's end: renewals of one session come one after another. */
async function lockedSession(tx: Executor, hash: string) {
  const [known] = await tx.select({ id: sessionToken.sessionId }).from(sessionToken).where(eq(sessionToken.hash, hash));
  if (!known) return null;
  const [row] = await tx.select().from(session).where(eq(session.id, known.id)).for("update");
  return row ?? null;
}

/** When the token was replaced, asked after the session was locked: another tab may have done it meanwhile. */
async function replacedAt(tx: Executor, hash: string): Promise<Date | null> {
  const [row] = await tx.select({ at: sessionToken.replacedAt }).from(sessionToken).where(eq(sessionToken.hash, hash));
  return row?.at ?? null;
}

/** The token after `token`; `null`, with the session ended, when it may not be renewed any more. */
async function rotate(tx: Executor, token: string, now: Date): Promise<string | null> {
  const hash = tokenHash(token);
  const row = await lockedSession(tx, hash);
  if (!row) return null;
  const replaced = await replacedAt(tx, hash);
  if (row.expiresAt <= now || (replaced && !inGrace(replaced, now))) {
    await tx.delete(session).where(eq(session.id, row.id));
    return null;
  }
  const next = await nextToken(tx, token);
  if (replaced) return next;
  await tx.insert(sessionToken).values({ hash: tokenHash(next), sessionId: row.id, issuedAt: now });
  await tx.update(sessionToken).set({ replacedAt: now }).where(eq(sessionToken.hash, hash));
  await tx
    .update(session)
    .set({ expiresAt: sessionEnd(now) })
    .where(eq(session.id, row.id));
  return next;
}

/**
 * Renews a session by its token, which may have expired. The same token within 30 s gives the same answer; a token used
 * again after that ends the session, since two hold it and one of them is a thief.
 * @throws ApiProblem `unauthorised` for a token of no living session
 */
export async function refreshSession(token: string | null, now: Date): Promise<Session> {
  const next = token && (await database().transaction((tx) => rotate(tx, token, now)));
  if (!next) throw new ApiProblem("unauthorised");
  return presentSession(next);
}
