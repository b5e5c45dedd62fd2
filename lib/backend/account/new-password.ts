import { eq } from "drizzle-orm";
import { refuseCommon } from "@/lib/backend/account/common-password";
import { accountById } from "@/lib/backend/account/find-account";
import { dropLinks, linkOwner, useLink } from "@/lib/backend/account/link";
import { passwordChangedMail, resetMail } from "@/lib/backend/account/mails/link-mails";
import { hashPassword } from "@/lib/backend/account/password";
import { renewAccountCart } from "@/lib/backend/cart/renew-cart";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { account, accountIdentity } from "@/lib/backend/kernel/database/schema/account";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { countAttempt, limitAddress, resetAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { endSessions } from "@/lib/backend/kernel/session/close-session";
import { joinGuestOrders } from "@/lib/backend/order/order-owner";
import { mailboxOf } from "@/lib/domain/mailbox";

/**
 * Mails a link for a new password to the owner of an address. The answer is the same, after the same work, whether it has an
 * account or not, and also when too many links were requested, of which the last is not sent.
 * @throws ApiProblem `too_many` for a caller who asks for many addresses
 */
export async function forgotPassword({ email }: { email: string }, context: Context): Promise<void> {
  await limitAddress(limits.forgot, context);
  if ((await countAttempt(limits.forgotByEmail, mailboxOf(email))) > 0) return;
  const job = { email, language: context.language, at: context.now.toISOString() };
  await enqueue(database(), resetMail, job);
}

/**
 * Sets a new password by the token of a mailed link, ends all sessions and tells the owner by mail. Whoever has the link
 * reads that mailbox, so the address counts as confirmed, and earlier failed attempts no longer count against its owner.
 * @throws ApiProblem `token_invalid`, `invalid` for a common password (the link can then be used again), `too_many`
 */
export async function resetPassword(body: { token: string; password: string }, context: Context): Promise<void> {
  const { now, language } = context;
  await limitAddress(limits.link, context);
  const id = await linkOwner(database(), body.token, "reset", now);
  const owner = id === null ? null : await accountById(database(), id);
  if (!owner) throw new ApiProblem("token_invalid");
  refuseCommon(body.password, owner.email);
  const passwordHash = await hashPassword(body.password);
  await retriedTransaction(async (tx) => {
    if (!(await useLink(tx, body.token, "reset", now))) throw new ApiProblem("token_invalid");
    const verified = owner.emailVerifiedAt ?? now;
    await tx
      .update(account)
      .set({ passwordHash, emailVerifiedAt: verified, updatedAt: now })
      .where(eq(account.id, owner.id));
    // Until now nobody had proved the address: a provider's sign-in tied to the account may be a stranger's.
    if (!owner.emailVerifiedAt) await tx.delete(accountIdentity).where(eq(accountIdentity.accountId, owner.id));
    await joinGuestOrders(tx, owner.id);
    await dropLinks(tx, owner.id, "reset");
    await endSessions(tx, owner.id);
    await renewAccountCart(tx, owner.id, now);
    await enqueue(tx, passwordChangedMail, { email: owner.email, language, at: now.toISOString() });
  });
  await resetAttempts(limits.forgotByEmail, mailboxOf(owner.email));
}
