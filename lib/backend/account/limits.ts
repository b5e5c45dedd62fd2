import { addressKey } from "@/lib/backend/limit/address-key";
import type { Limit } from "@/lib/backend/limit/limit";

const quarter = 15 * 60;
const hour = 3600;

/** How often what may be tried: by one address, against one account, and by one address against one account. */
export const limits = {
  signIn: { name: "sign_in", attempts: 10, seconds: quarter },
  signInByAddress: { name: "sign_in_address", attempts: 100, seconds: quarter },
  signInToAccount: { name: "sign_in_account", attempts: 100, seconds: hour },
  register: { name: "register", attempts: 20, seconds: hour },
  forgot: { name: "forgot", attempts: 3, seconds: hour },
  forgotByAddress: { name: "forgot_address", attempts: 20, seconds: hour },
  verifyMail: { name: "verify_mail", attempts: 3, seconds: hour },
  link: { name: "link", attempts: 20, seconds: hour },
  track: { name: "track", attempts: 10, seconds: hour },
  trackByAddress: { name: "track_address", attempts: 20, seconds: quarter },
} satisfies Record<string, Limit>;

/** The key of an account by its e-mail, whether there is such an account or not. */
export const emailKey = (email: string) => email.toLowerCase();

/** The limits that an attempt to sign in, or to prove one's password, counts against. */
export function signInCounts(email: string, address: string | null) {
  const place = addressKey(address);
  return {
    pair: [limits.signIn, `${emailKey(email)} ${place ?? ""}`],
    byAddress: [limits.signInByAddress, place],
    toAccount: [limits.signInToAccount, emailKey(email)],
  } satisfies Record<string, [Limit, string | null]>;
}
