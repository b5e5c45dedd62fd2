import { randomBytes } from "node:crypto";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { cost } from "@/lib/backend/account/password-cost";

/** The same characters in another encoding are the same password (NIST SP 800-63B, 3.1.1.2). */
const normal = (password: string) => password.normalize("NFKC");

/** The hash of a password, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

let dummy: Promise<string> | undefined;

/** The hash of a password nobody has. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword(randomBytes(32).toString("base64url"));
  return dummy;
}

/**
 * Is it the password of the hash? Without a hash (no such account, or one without a password) the answer is no after the same
 * work, so that the time reveals nothing.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const nobody = await dummyHash();
  const right = await verify(passwordHash ?? nobody, normal(password));
  return right && passwordHash !== null;
}

/** Was the hash made when hashing cost less than today? */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}
