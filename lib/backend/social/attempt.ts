import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { socialAttempt } from "@/lib/backend/kernel/database/schema/social";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { type SocialReason, socialProblem } from "@/lib/backend/social/failure";
import type { Secrets } from "@/lib/backend/social/provider";
import type { ProviderId } from "@/lib/domain/sign-in-provider";

/** How long a sign-in at a provider may take, ms. */
export const attemptMs = 10 * 60_000;

/** `linkSession`: the session whose account is to be linked; `null` for a sign-in. */
type Begun = {
  provider: ProviderId;
  browser: string;
  secrets: Secrets;
  returnTo: string;
  linkSession: string | null;
};

/** Keeps a sign-in that a browser begins. */
export async function keepAttempt(begun: Begun, now: Date): Promise<void> {
  const { provider, browser, secrets, returnTo, linkSession } = begun;
  const { state, nonce, verifier } = secrets;
  const expiresAt = new Date(now.getTime() + attemptMs);
  const hashes = { stateHash: tokenHash(state), browserHash: tokenHash(browser) };
  await database()
    .insert(socialAttempt)
    .values({ ...hashes, provider, nonce, verifier, returnTo, linkSession, expiresAt });
}

/** Who comes back, and with what. `browser` is the cookie's value, `null` without one. */
type Returning = { provider: ProviderId; state: string; browser: string | null };
type Attempt = typeof socialAttempt.$inferSelect;

/** Uses an attempt up: of two requests at once one gets it. `null` when it is not this browser's, used or over. */
export async function claimAttempt({ provider, state, browser }: Returning, now: Date): Promise<Attempt | null> {
  if (browser === null) return null;
  const its = and(eq(socialAttempt.stateHash, tokenHash(state)), eq(socialAttempt.browserHash, tokenHash(browser)));
  const open = and(
    eq(socialAttempt.provider, provider),
    isNull(socialAttempt.usedAt),
    gt(socialAttempt.expiresAt, now),
  );
  const [row] = await database().update(socialAttempt).set({ usedAt: now }).where(and(its, open)).returning();
  return row ?? null;
}

/** Why an attempt could not be used. */
async function whyNot({ provider, state }: Returning, now: Date): Promise<SocialReason> {
  const [row] = await database()
    .select()
    .from(socialAttempt)
    .where(eq(socialAttempt.stateHash, tokenHash(state)));
  if (row?.provider !== provider) return "unknown";
  if (row.usedAt !== null) return "used";
  return row.expiresAt <= now ? "expired" : "other_browser";
}

/** Uses up the attempt somebody comes back from.
 * @throws ApiProblem `social_sign_in_failed` with the reason */
export async function takeAttempt(returning: Returning, now: Date): Promise<Attempt> {
  const attempt = await claimAttempt(returning, now);
  if (!attempt) throw socialProblem(await whyNot(returning, now));
  return attempt;
}

/** Removes attempts that have been over for a day; until then a late return is told why it comes to nothing. */
export async function sweepAttempts(now: Date): Promise<void> {
  const limit = new Date(now.getTime() - 86_400_000);
  await database().delete(socialAttempt).where(lt(socialAttempt.expiresAt, limit));
}
