import { eq } from "drizzle-orm";
import { refuseCommon } from "@/lib/backend/account/common-password";
import { hashPassword } from "@/lib/backend/account/password";
import { makeRecovery, recoveryLeft } from "@/lib/backend/admin/session/recovery";
import { sealed, unsealed } from "@/lib/backend/admin/session/seal";
import { proveFactor } from "@/lib/backend/admin/session/second-factor";
import { endStaffSessions, strengthen } from "@/lib/backend/admin/session/staff-sessions";
import { newTotpSecret, stepOf, totpUri } from "@/lib/backend/admin/session/totp";
import { endInvitations } from "@/lib/backend/admin/staff/invitation";
import { staffById } from "@/lib/backend/admin/staff/staff-by-id";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff, staffSession } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { readConfig } from "@/lib/config";

const ofSession = ({ staff: { sessionId } }: StaffContext) => eq(staffSession.id, sessionId);

/** The secret that this session is setting up, `null` for none yet. */
async function draftOf(db: Executor, context: StaffContext): Promise<string | null> {
  const [row] = await db.select({ draft: staffSession.totpDraft }).from(staffSession).where(ofSession(context));
  return row?.draft ? unsealed(db, context.staff.id, row.draft) : null;
}

/** The secret for a phone, the same until a code of it was shown: a page that is loaded again shows what was scanned. */
export async function beginTotp(context: StaffContext): Promise<{ secret: string; uri: string }> {
  const { id, email } = context.staff;
  return database().transaction(async (tx) => {
    await tx.select({ id: staffSession.id }).from(staffSession).where(ofSession(context)).for("update");
    const known = await draftOf(tx, context);
    const secret = known ?? newTotpSecret();
    if (known === null)
      await tx
        .update(staffSession)
        .set({ totpDraft: await sealed(tx, id, secret) })
        .where(ofSession(context));
    return { secret, uri: totpUri(secret, readConfig().shop.name, email) };
  });
}

/** The hash of the password of who has none yet. @throws ApiProblem `invalid` */
async function firstPassword(password: string | undefined, { staff: { email } }: StaffContext): Promise<string> {
  if (password === undefined) throw new ApiProblem("invalid", { errors: [{ path: "password", code: "required" }] });
  refuseCommon(password, email);
  return hashPassword(password);
}

/**
 * Makes the new secret count, once a code of it was shown; a first password comes with it. The person is in, other sessions end.
 * @returns ten recovery codes where there were none
 * @throws ApiProblem `second_factor`, `invalid`, `too_many`
 */
export async function completeTotp(
  { code, password }: { code: string; password?: string | undefined },
  context: StaffContext,
): Promise<string[]> {
  const { staff: person, now } = context;
  const before = await staffById(database(), person.id);
  const draft = await draftOf(database(), context);
  if (!before || draft === null) throw new ApiProblem("second_factor");
  const passwordHash = before.passwordHash ?? (await firstPassword(password, context));
  // A half session of somebody without a factor guesses nobody's code but their own new one.
  const step = stepOf(draft, code, null, now);
  await proveFactor({ ...person, strength: "full" }, now, async () => step !== null);
  return database().transaction(async (tx) => {
    await tx
      .update(staff)
      .set({
        passwordHash,
        totpSecret: await sealed(tx, person.id, draft),
        totpStep: step,
        joinedAt: before.joinedAt ?? now,
        revision: before.revision + 1,
      })
      .where(eq(staff.id, person.id));
    await endInvitations(tx, person.id, now);
    await endStaffSessions(tx, person.id, { except: person.sessionId }, now);
    const entry = { subject: "staff", subjectId: person.id } as const;
    await noted(tx, callerOf(context), { action: "factor_set", ...entry, details: { factor: "totp" } });
    if (before.joinedAt === null) await noted(tx, callerOf(context), { action: "joined", ...entry });
    if (person.strength === "half") await strengthen(tx, person.id, person.sessionId, context);
    else await tx.update(staffSession).set({ totpDraft: null }).where(ofSession(context));
    return (await recoveryLeft(tx, person.id)) > 0 ? [] : makeRecovery(tx, person.id);
  });
}
