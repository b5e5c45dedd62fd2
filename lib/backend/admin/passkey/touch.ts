import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq, lt } from "drizzle-orm";
import { keepChallenge, ownPlace, takeChallenge } from "@/lib/backend/admin/passkey/challenge";
import { database } from "@/lib/backend/kernel/database/connect";
import { staffPasskey } from "@/lib/backend/kernel/database/schema/admin-passkey";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { Assertion } from "@/lib/contract/admin/passkey";

type Kind = "sign_in" | "step_up";
type Key = typeof staffPasskey.$inferSelect;

/** What a browser is asked for. @param ids of the keys that count; none: whichever the person has for this shop */
export async function touchOptions(kind: Kind, ids: string[], sessionId: string | null, now: Date) {
  const allowed = ids.length > 0 ? { allowCredentials: ids.map((id) => ({ id })) } : {};
  const options = await generateAuthenticationOptions({
    rpID: ownPlace().id,
    userVerification: "required",
    ...allowed,
  });
  await keepChallenge(kind, options.challenge, sessionId, now);
  return options;
}

/** How often the key was used, as the answer says; `null` for an answer that is not what it is to be. */
async function countIn(response: Assertion, key: Key, challenge: string): Promise<number | null> {
  const { id, origin } = ownPlace();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // the library throws at whatever is not as it must be; nothing else can fail in it
  }
}

/** The person whose key it is, while they work here. */
export async function keyOf(id: string): Promise<Key | null> {
  const [row] = await database()
    .select({ key: staffPasskey })
    .from(staffPasskey)
    .innerJoin(staff, eq(staff.id, staffPasskey.staffId))
    .where(and(eq(staffPasskey.id, id), staff.active));
  return row?.key ?? null;
}

/**
 * Checks what a key has signed and counts its use. Of two simultaneous answers with the same count one succeeds.
 * @param key `null` for one that nobody here has: its challenge is used up as well
 * @returns whether it was good
 */
export async function acceptTouch(
  kind: Kind,
  response: Assertion,
  key: Key | null,
  sessionId: string | null,
  now: Date,
): Promise<boolean> {
  const challenge = await takeChallenge(kind, response.response.clientDataJSON, sessionId, now);
  if (challenge === null || key === null) return false;
  const counter = await countIn(response, key, challenge);
  if (counter === null) return false;
  const isNewer = counter === 0 ? eq(staffPasskey.counter, 0) : lt(staffPasskey.counter, counter);
  const used = await database()
    .update(staffPasskey)
    .set({ counter, usedAt: now })
    .where(and(eq(staffPasskey.id, key.id), isNewer))
    .returning({ id: staffPasskey.id });
  return used.length > 0;
}
