import { and, eq } from "drizzle-orm";
import { accountById } from "@/lib/backend/account/find-account";
import { providerLinkedMail } from "@/lib/backend/account/mails/account-notices";
import type { ProviderPerson } from "@/lib/backend/account/provider-sign-in";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { account, accountIdentity } from "@/lib/backend/kernel/database/schema/account";
import type { Context } from "@/lib/backend/kernel/http/context";
import { socialProblem } from "@/lib/backend/social/failure";

/**
 * Whose account is being linked. It has to be the very session that began it: a link that was sent to somebody else, or left open
 * while another person signed in, ties nothing to anybody.
 * @throws ApiProblem `social_sign_in_failed` (`link_session_ended`)
 */
export async function linkingUser(linkSession: string, context: Context): Promise<number> {
  const user = await context.user();
  if (user?.sessionId !== linkSession) throw socialProblem("link_session_ended");
  return user.accountId;
}

/**
 * Links a person to an account whose row is locked, so that two requests do it one after another.
 * @returns `false` when they were linked already
 */
async function tie(
  tx: Executor,
  { provider, subject }: ProviderPerson,
  accountId: number,
  now: Date,
): Promise<boolean> {
  const own = and(eq(accountIdentity.accountId, accountId), eq(accountIdentity.provider, provider));
  const [linked] = await tx.select().from(accountIdentity).where(own);
  if (linked?.subject === subject) return false;
  if (linked) throw socialProblem("other_linked");
  const row = { provider, subject, accountId, createdAt: now };
  const [made] = await tx.insert(accountIdentity).values(row).onConflictDoNothing().returning();
  if (!made) throw socialProblem("linked_elsewhere");
  return true;
}

/**
 * Links a provider's person to the account that asked for it; its owner is told by mail. The provider's e-mail does not matter: both
 * sign-ins have just been proved.
 * @throws ApiProblem `social_sign_in_failed`: `linked_elsewhere` for a person who belongs to another account, `other_linked` when the
 * account has another person of that provider
 */
export async function linkPerson(person: ProviderPerson, accountId: number, context: Context): Promise<void> {
  const { now, language } = context;
  await retriedTransaction(async (tx) => {
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
    const owner = await accountById(tx, accountId);
    if (!owner) throw socialProblem("link_session_ended"); // deleted on another device a moment ago
    if (!(await tie(tx, person, accountId, now))) return;
    const { email } = owner;
    await enqueue(tx, providerLinkedMail, { email, language, at: now.toISOString(), provider: person.provider });
  });
}
