import { and, eq } from "drizzle-orm";
import { accountById } from "@/lib/backend/account/find-account";
import { providerUnlinkedMail } from "@/lib/backend/account/mails/account-notices";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { account, accountIdentity } from "@/lib/backend/kernel/database/schema/account";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { requireUser } from "@/lib/backend/kernel/session/require-user";
import { linkedProviders } from "@/lib/backend/social/identities";
import { offeredProviders } from "@/lib/backend/social/providers";
import type { ProviderId } from "@/lib/domain/sign-in-provider";

/**
 * Unlinks a provider from the signed-in user's account; they are told by mail. Something to sign in with has to be left: a password, or
 * another provider that is on offer. The account's row is locked, so that two providers unlinked at once leave one.
 * @throws ApiProblem `unauthorised`, `not_found` for a provider that is not linked, `only_sign_in`
 */
export async function unlinkProvider(id: ProviderId, context: Context): Promise<void> {
  const { accountId } = await requireUser(context);
  const { now, language } = context;
  await retriedTransaction(async (tx) => {
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
    const owner = await accountById(tx, accountId);
    if (!owner) throw new ApiProblem("unauthorised"); // deleted on another device a moment ago
    const linked = await linkedProviders(tx, accountId);
    if (!linked.has(id)) throw new ApiProblem("not_found");
    const left = offeredProviders().some((other) => other !== id && linked.has(other));
    if (owner.passwordHash === null && !left) throw new ApiProblem("only_sign_in");
    await tx
      .delete(accountIdentity)
      .where(and(eq(accountIdentity.accountId, accountId), eq(accountIdentity.provider, id)));
    await enqueue(tx, providerUnlinkedMail, {
      email: owner.email,
      language,
      at: now.toISOString(),
      provider: id,
    });
  });
}
