import { addressKey } from "@/lib/backend/limit/address-key";
import type { Limit } from "@/lib/backend/limit/limit";
import { limits } from "@/lib/backend/limit/limits";

/** The key of an account by its e-mail, whether there is such an account or not. */
export const emailKey = (email: string) => email.toLowerCase();

/** The limits that an attempt to sign in, or to prove one's password, counts against. */
export function signInCounts(email: string, address: string | null) {
  const place = addressKey(address);
  return {
    pair: [limits.signInByPair, `${emailKey(email)} ${place ?? ""}`],
    byAddress: [limits.signIn, place],
    toAccount: [limits.signInToAccount, emailKey(email)],
  } satisfies Record<string, [Limit, string | null]>;
}
