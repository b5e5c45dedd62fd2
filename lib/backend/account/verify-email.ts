import { eq, sql } from "drizzle-orm";
import { linkOwner } from "@/lib/backend/account/link";
import { verifyMail } from "@/lib/backend/account/mails/link-mails";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { account } from "@/lib/backend/kernel/database/schema/account";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { limitAddress, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { requireUser } from "@/lib/backend/kernel/session/require-user";
import { joinGuestOrders } from "@/lib/backend/order/order-owner";
import { mailboxOf } from "@/lib/domain/mailbox";

/** Notes that an account's address is its owner's; guest orders placed with it become the account's. */
async function confirmEmail(tx: Executor, accountId: number, now: Date): Promise<void> {
  await tx
    .update(account)
    .set({ emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, ${now.toISOString()})`, updatedAt: now })
    .where(eq(account.id, accountId));
  await joinGuestOrders(tx, accountId);
}

/**
 * Confirms the signed-in user's address by the token of the mailed link. Only the signed-in user may do so: somebody else
 * could have made the account with the address of a person who then opens the link in good faith, and would get to see that
 * person's orders. The link may be opened again as long as it lives; nothing more happens.
 * @throws ApiProblem `unauthorised`, `token_invalid`, also for the link of another account, `too_many`
 */
export async function verifyEmail({ token }: { token: string }, context: Context): Promise<void> {
  const { accountId } = await requireUser(context);
  await limitAddress(limits.link, context);
  const owner = await linkOwner(database(), token, "verify", context.now);
  if (owner !== accountId) throw new ApiProblem("token_invalid");
  await retriedTransaction((tx) => confirmEmail(tx, accountId, context.now));
}

/** Mails the confirming link again; nothing happens when the address is confirmed.
 * @throws ApiProblem `unauthorised`, `too_many` */
export async function mailVerificationAgain(context: Context): Promise<void> {
  const { email, emailVerified } = await requireUser(context);
  if (emailVerified) return;
  await limitAttempts([limits.verifyMailByEmail, mailboxOf(email)]);
  const job = { email, language: context.language, at: context.now.toISOString() };
  await enqueue(database(), verifyMail, job);
}
