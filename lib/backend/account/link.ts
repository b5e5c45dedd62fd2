import { and, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account, accountToken } from "@/lib/backend/kernel/database/schema/account";
import { newToken, tokenHash } from "@/lib/backend/kernel/session/token";

type LinkPurpose = (typeof accountToken.$inferSelect)["purpose"];

/**
 * How long a mailed link is valid, ms: for a new password an hour (source: decisions, "Accounts"), to confirm an address a
 * week.
 */
export const linkMs: Record<LinkPurpose, number> = { reset: 3_600_000, verify: 7 * 86_400_000 };

/** Makes the token of a link; only its hash is kept. */
export async function makeLink(db: Executor, accountId: number, purpose: LinkPurpose, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkMs[purpose]);
  await db.insert(accountToken).values({ hash: tokenHash(token), accountId, purpose, expiresAt });
  return token;
}

/** The account a link's token was made for, `null` when it is unknown, used or expired. */
export async function linkOwner(db: Executor, token: string, purpose: LinkPurpose, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ id: accountToken.accountId })
    .from(accountToken)
    .innerJoin(account, eq(account.id, accountToken.accountId))
    .where(and(usable(token, purpose, now), isNull(account.deletedAt)));
  return row?.id ?? null;
}

/** Uses up a link's token. Of two simultaneous requests one succeeds. @returns whether it was valid */
export async function useLink(tx: Executor, token: string, purpose: LinkPurpose, now: Date): Promise<boolean> {
  const used = await tx
    .update(accountToken)
    .set({ usedAt: now })
    .where(usable(token, purpose, now))
    .returning({ hash: accountToken.hash });
  return used.length > 0;
}

function usable(token: string, purpose: LinkPurpose, now: Date) {
  const same = and(eq(accountToken.hash, tokenHash(token)), eq(accountToken.purpose, purpose));
  return and(same, isNull(accountToken.usedAt), gt(accountToken.expiresAt, now));
}

/** Invalidates the unused links of a purpose that were mailed to an account. */
export async function dropLinks(tx: Executor, accountId: number, purpose: LinkPurpose): Promise<void> {
  const own = and(eq(accountToken.accountId, accountId), eq(accountToken.purpose, purpose));
  await tx.delete(accountToken).where(and(own, isNull(accountToken.usedAt)));
}

/** Removes every link of an account, used or not. */
export async function eraseLinks(tx: Executor, accountId: number): Promise<void> {
  await tx.delete(accountToken).where(eq(accountToken.accountId, accountId));
}

/** Removes links that were used or have expired. */
export async function sweepLinks(now: Date): Promise<void> {
  await database()
    .delete(accountToken)
    .where(or(isNotNull(accountToken.usedAt), lt(accountToken.expiresAt, now)));
}
