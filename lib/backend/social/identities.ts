import { asc, eq } from "drizzle-orm";
import { ownAccount } from "@/lib/backend/account/own-account";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { accountIdentity } from "@/lib/backend/kernel/database/schema/account";
import type { Context } from "@/lib/backend/kernel/http/context";
import { requireUser } from "@/lib/backend/kernel/session/require-user";
import { beginSignIn } from "@/lib/backend/social/begin-sign-in";
import type { Identities } from "@/lib/contract/identities";
import { type ProviderId, providerIds } from "@/lib/domain/sign-in-provider";

/** The providers an account is linked with, each once, as they were linked. */
export async function linkedProviders(db: Executor, accountId: number): Promise<Map<ProviderId, Date>> {
  const rows = await db
    .select({ provider: accountIdentity.provider, since: accountIdentity.createdAt })
    .from(accountIdentity)
    .where(eq(accountIdentity.accountId, accountId))
    .orderBy(asc(accountIdentity.createdAt));
  const found = new Map<ProviderId, Date>();
  for (const { provider, since } of rows) {
    const id = providerIds.find((known) => known === provider);
    if (id && !found.has(id)) found.set(id, since);
  }
  return found;
}

/** How the signed-in user can sign in.
 * @throws ApiProblem `unauthorised` */
export async function ownIdentities(context: Context): Promise<Identities> {
  const own = await ownAccount(context);
  const linked = await linkedProviders(database(), own.id);
  return {
    has_password: own.passwordHash !== null,
    data: [...linked].map(([provider, since]) => ({ provider, since: since.toISOString() })),
  };
}

/**
 * Begins to link a provider to the signed-in user's account.
 * @returns where to lead the browser
 * @throws ApiProblem `unauthorised`, `not_found` for a provider without keys, `too_many`
 */
export async function beginLinking(id: ProviderId, returnTo: string | undefined, context: Context): Promise<string> {
  const { sessionId } = await requireUser(context);
  return beginSignIn(id, returnTo ?? `/${context.language}/account`, context, sessionId);
}
