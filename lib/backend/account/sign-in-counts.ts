import { addressCounts, type Count } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";

/**
 * The limits that an attempt to sign in, or to confirm one's password, counts against, in the order in which they are
 * checked: the address, the address for this account, the account. Guesses are counted per password: a new one, set by a
 * mailed link, starts again from zero.
 * @param passwordHash of the account, `null` when there is none
 */
export function signInCounts(email: string, passwordHash: string | null, address: string | null) {
  const target = `${email.toLowerCase()} ${passwordHash ?? ""}`;
  const nowhere: Count = [limits.signInByPair, target]; // of those whose address nobody knows, together
  const [pair = nowhere, ...widerPairs] = addressCounts(limits.signInByPair, address, target);
  const toAccount: Count = [limits.signInToAccount, target];
  return { byAddress: addressCounts(limits.signIn, address), pair, widerPairs, toAccount };
}
