import { and, eq } from "drizzle-orm";
import { enter, giveCart } from "@/lib/backend/account/enter";
import { type AccountRow, accountByEmail } from "@/lib/backend/account/find-account";
import { hashPassword, isOutdated, isPassword } from "@/lib/backend/account/password";
import { signInCounts } from "@/lib/backend/account/sign-in-counts";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { account } from "@/lib/backend/kernel/database/schema/account";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { giveBackAttempt, limitAttempts, resetAttempts } from "@/lib/backend/kernel/limit/limit";
import type { Session } from "@/lib/contract/auth";

/**
 * Checks that the caller knows an account's password. Attempts are counted before the password is checked, so that many at
 * once cannot get round the limit; a successful one does not count.
 * @param known the account, `null` when there is none: the check takes equally long
 * @throws ApiProblem `bad_credentials`, `too_many`
 */
export async function provePassword(
  known: AccountRow | null,
  email: string,
  password: string,
  address: string | null,
): Promise<AccountRow> {
  const { byAddress, pair, widerPairs, toAccount } = signInCounts(email, known?.passwordHash ?? null, address);
  await limitAttempts(...byAddress, pair, ...widerPairs, toAccount);
  const right = await isPassword(password, known?.passwordHash ?? null);
  if (!right || !known) throw new ApiProblem("bad_credentials");
  await Promise.all([resetAttempts(...pair), giveBackAttempt([...byAddress, ...widerPairs, toAccount])]);
  return known;
}

/** Renews the hash when hashing costs more today than it did then. */
async function strengthen({ id, passwordHash }: AccountRow, password: string): Promise<void> {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  const stronger = await hashPassword(password);
  const unchanged = and(eq(account.id, id), eq(account.passwordHash, passwordHash));
  await database().update(account).set({ passwordHash: stronger }).where(unchanged);
}

/**
 * Signs in with e-mail and password.
 * @throws ApiProblem `bad_credentials` for a wrong password as for an unknown address, `too_many`
 */
export async function login(body: { email: string; password: string }, context: Context): Promise<Session> {
  const known = await accountByEmail(database(), body.email);
  const person = await provePassword(known, body.email, body.password, context.address);
  await strengthen(person, body.password);
  const entered = await retriedTransaction((tx) => enter(tx, person.id, context));
  giveCart(context, entered);
  return entered.session;
}
