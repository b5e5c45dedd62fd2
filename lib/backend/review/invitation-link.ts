import { and, eq, gt, lt } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { reviewInvitation } from "@/lib/backend/kernel/database/schema/review";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { newToken, tokenHash } from "@/lib/backend/kernel/session/token";
import { invitationMs } from "@/lib/domain/review";

/** Makes the token by which an order's tyres can be reviewed; only its hash is kept. */
export async function makeInvitation(db: Executor, orderId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationMs);
  await db.insert(reviewInvitation).values({ hash: tokenHash(token), orderId, expiresAt });
  return token;
}

/** The order a token is about. @throws ApiProblem `token_invalid` for one that is unknown or over */
export async function invited(db: Executor, token: string, now: Date): Promise<{ orderId: string; expiresAt: Date }> {
  const [row] = await db
    .select({ orderId: reviewInvitation.orderId, expiresAt: reviewInvitation.expiresAt })
    .from(reviewInvitation)
    .where(and(eq(reviewInvitation.hash, tokenHash(token)), gt(reviewInvitation.expiresAt, now)));
  if (!row) throw new ApiProblem("token_invalid");
  return row;
}

/** Removes the tokens that are over. */
export async function sweepInvitations(now: Date): Promise<void> {
  await database().delete(reviewInvitation).where(lt(reviewInvitation.expiresAt, now));
}
