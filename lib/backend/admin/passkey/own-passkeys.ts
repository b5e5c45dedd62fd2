import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { asc, eq, sql } from "drizzle-orm";
import { keepChallenge, ownPlace, takeChallenge } from "@/lib/backend/admin/passkey/challenge";
import { noteRefused } from "@/lib/backend/admin/session/sign-in";
import { endStaffSessions, strengthen } from "@/lib/backend/admin/session/staff-sessions";
import { endInvitations } from "@/lib/backend/admin/staff/invitation";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staffPasskey } from "@/lib/backend/kernel/database/schema/admin-passkey";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { readConfig } from "@/lib/config";
import type { Attestation } from "@/lib/contract/admin/passkey";
import { deviceName } from "@/lib/domain/admin/device-name";
import { mostPasskeys } from "@/lib/domain/admin/passkey-place";
import { plainName } from "@/lib/domain/plain-name";

/** A person's passkeys, the oldest first. */
export async function passkeysOf(db: Executor, staffId: number) {
  return db
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.staffId, staffId))
    .orderBy(asc(staffPasskey.createdAt), asc(staffPasskey.id));
}

/** What a browser is asked for to make a passkey: one that finds the person by itself, behind a finger or a PIN. */
export async function newPasskeyOptions({ staff: { id, name, email, sessionId }, now }: StaffContext) {
  const known = await passkeysOf(database(), id);
  if (known.length >= mostPasskeys) throw new ApiProblem("not_possible");
  const options = await generateRegistrationOptions({
    rpName: readConfig().shop.name,
    rpID: ownPlace().id,
    userID: new TextEncoder().encode(`staff ${id}`),
    userName: email,
    userDisplayName: name,
    excludeCredentials: known.map((key) => ({ id: key.id, transports: key.transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge("register", options.challenge, sessionId, now);
  return options;
}

/** What a browser says of a new key, when it is what it is to be. */
async function readNewKey(response: Attestation, { staff: { sessionId }, now }: StaffContext) {
  const { id, origin } = ownPlace();
  const challenge = await takeChallenge("register", response.response.clientDataJSON, sessionId, now);
  if (challenge === null) return null;
  const { transports = [], ...said } = response.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: said, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo ? { ...registrationInfo, transports } : null;
  } catch {
    return null; // the library throws at whatever is not as it must be; nothing else can fail in it
  }
}

/**
 * Keeps a new passkey. Whoever is just coming in is in by it, and their other sessions and invitations end.
 * @throws ApiProblem `second_factor`, `not_possible`
 */
export async function addPasskey(response: Attestation, given: string, context: StaffContext): Promise<string> {
  const { staff: person, now, request } = context;
  const made = await readNewKey(response, context);
  if (!made) return noteRefused("passkey", context);
  const { credential, credentialBackedUp: backedUp, transports } = made;
  const name = plainName(given) || deviceName(request.headers.get("user-agent")) || "passkey";
  const values = { name, backedUp, transports, publicKey: Buffer.from(credential.publicKey) };
  return database().transaction(async (tx) => {
    const [row] = await tx.select().from(staff).where(eq(staff.id, person.id)).for("update");
    if (!row?.active || (await passkeysOf(tx, person.id)).length >= mostPasskeys) throw new ApiProblem("not_possible");
    const [kept] = await tx
      .insert(staffPasskey)
      .values({ id: credential.id, staffId: person.id, counter: credential.counter, createdAt: now, ...values })
      .onConflictDoNothing()
      .returning({ id: staffPasskey.id });
    if (!kept) throw new ApiProblem("second_factor");
    const entry = { subject: "staff", subjectId: person.id } as const;
    await noted(tx, callerOf(context), { action: "factor_set", ...entry, details: { factor: "passkey" } });
    if (row.joinedAt === null) {
      await tx
        .update(staff)
        .set({ joinedAt: now, revision: sql`${staff.revision} + 1` })
        .where(eq(staff.id, person.id));
      await noted(tx, callerOf(context), { action: "joined", ...entry });
    }
    if (person.strength === "half") {
      await endInvitations(tx, person.id, now);
      await endStaffSessions(tx, person.id, { except: person.sessionId }, now);
      await strengthen(tx, person.id, person.sessionId, context);
    }
    return kept.id;
  });
}

/**
 * Removes one of one's own passkeys; whoever is signed in elsewhere may be so by it, so the other sessions end.
 * @throws ApiProblem `not_found`; `not_possible` for the last way to sign in
 */
export async function removePasskey(id: string, context: StaffContext): Promise<void> {
  const { staff: person, now } = context;
  await database().transaction(async (tx) => {
    const [row] = await tx.select().from(staff).where(eq(staff.id, person.id)).for("update");
    const keys = await passkeysOf(tx, person.id);
    if (!keys.some((key) => key.id === id)) throw new ApiProblem("not_found");
    if (keys.length === 1 && !row?.totpSecret) throw new ApiProblem("not_possible");
    await tx.delete(staffPasskey).where(eq(staffPasskey.id, id));
    await endStaffSessions(tx, person.id, { except: person.sessionId }, now);
    const entry = { subject: "staff", subjectId: person.id, details: { factor: "passkey" } } as const;
    await noted(tx, callerOf(context), { action: "factor_removed", ...entry });
  });
}
