import { and, eq, isNull } from "drizzle-orm";
import { createAccount } from "@/lib/backend/account/create-account";
import { accountByEmail } from "@/lib/backend/account/find-account";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account, accountIdentity } from "@/lib/backend/kernel/database/schema/account";
import { joinGuestOrders } from "@/lib/backend/order/order-owner";
import type { ProviderId } from "@/lib/domain/sign-in-provider";

/** A person as a provider describes them after a sign-in that was checked. */
export type ProviderPerson = {
  provider: ProviderId;
  /** The provider's own name for the person, which never changes. */
  subject: string;
  email: string | null;
  /** Does the provider vouch for the address? */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** Address of a picture, empty for none. */
  avatar: string;
};

/**
 * The outcome: signed in to a known, a linked or a new account; or refused, because the provider gave no address, or the
 * address of an account that may not be linked.
 */
type ProviderOutcome =
  | { outcome: "signed_in"; accountId: number; made: "known" | "joined" | "new" }
  | { outcome: "no_email" | "email_taken" };

async function knownAccount(tx: Executor, { provider, subject }: ProviderPerson): Promise<number | null> {
  const same = and(eq(accountIdentity.provider, provider), eq(accountIdentity.subject, subject));
  const [row] = await tx
    .select({ id: account.id })
    .from(accountIdentity)
    .innerJoin(account, eq(account.id, accountIdentity.accountId))
    .where(and(same, isNull(account.deletedAt)));
  return row?.id ?? null;
}

async function remember(tx: Executor, { provider, subject }: ProviderPerson, accountId: number, now: Date) {
  const row = { provider, subject, accountId, createdAt: now };
  await tx.insert(accountIdentity).values(row).onConflictDoNothing();
}

/**
 * The account of a person who signed in with a provider: the one the provider's name for them is known by; else the one of
 * their address, if both sides have it confirmed; else a new one. An account whose address was never confirmed may belong to
 * anybody, so it is not linked (source: decisions, "Accounts").
 */
export async function signInWithProvider(tx: Executor, person: ProviderPerson, now: Date): Promise<ProviderOutcome> {
  const known = await knownAccount(tx, person);
  if (known !== null) return { outcome: "signed_in", accountId: known, made: "known" };
  const { email, emailVerified, firstName, lastName, avatar } = person;
  if (email === null) return { outcome: "no_email" };
  const holder = await accountByEmail(tx, email);
  if (holder) {
    if (!emailVerified || holder.emailVerifiedAt === null) return { outcome: "email_taken" };
    await remember(tx, person, holder.id, now);
    return { outcome: "signed_in", accountId: holder.id, made: "joined" };
  }
  const fields = { email, firstName, lastName, avatar, emailVerifiedAt: emailVerified ? now : null };
  const accountId = await createAccount(tx, fields, now);
  if (accountId === null) return { outcome: "email_taken" }; // by another request in the meantime
  await remember(tx, person, accountId, now);
  await joinGuestOrders(tx, accountId);
  return { outcome: "signed_in", accountId, made: "new" };
}
