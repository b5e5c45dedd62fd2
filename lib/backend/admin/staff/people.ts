import { and, eq, sql } from "drizzle-orm";
import { endStaffSessions } from "@/lib/backend/admin/session/staff-sessions";
import { endInvitations, type Invitation, makeInvitation } from "@/lib/backend/admin/staff/invitation";
import { type Doer, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staffPasskey } from "@/lib/backend/kernel/database/schema/admin-passkey";
import { staff, staffRecovery } from "@/lib/backend/kernel/database/schema/admin-staff";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { StaffRight } from "@/lib/domain/admin/rights";
import type { Language } from "@/lib/domain/locale";

export type NewPerson = { name: string; email: string; language: Language; rights: StaffRight[] };

/**
 * Takes a person in and makes their link.
 * @returns `null` where somebody here has the e-mail already
 */
export async function invite(
  tx: Executor,
  person: NewPerson,
  doer: Doer,
): Promise<(Invitation & { id: number }) | null> {
  const [row] = await tx
    .insert(staff)
    .values({ ...person, createdAt: doer.now })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  if (!row) return null;
  const details = { rights: person.rights };
  await noted(tx, doer, { action: "invited", subject: "staff", subjectId: row.id, details });
  return { id: row.id, ...(await makeInvitation(tx, row.id, doer.now)) };
}

/** Takes a person's ways to sign in, invitations and sessions away. @param more what else becomes of the person */
async function takeWays(tx: Executor, id: number, now: Date, more: Partial<typeof staff.$inferInsert>): Promise<void> {
  const none = { passwordHash: null, totpSecret: null, totpStep: null };
  await tx
    .update(staff)
    .set({ ...none, ...more, revision: sql`${staff.revision} + 1` })
    .where(eq(staff.id, id));
  await tx.delete(staffPasskey).where(eq(staffPasskey.staffId, id));
  await tx.delete(staffRecovery).where(eq(staffRecovery.staffId, id));
  await endInvitations(tx, id, now);
  await endStaffSessions(tx, id, {}, now);
}

/** Takes a person's ways to sign in away and makes a new link. */
export async function resetFactors(tx: Executor, id: number, doer: Doer): Promise<Invitation> {
  await takeWays(tx, id, doer.now, { joinedAt: null });
  await noted(tx, doer, { action: "factors_reset", subject: "staff", subjectId: id });
  return makeInvitation(tx, id, doer.now);
}

/**
 * A person who works here, locked until the transaction's end, and with them every owner: two changes at once cannot leave the shop
 * without one.
 */
export async function lockPerson(tx: Executor, id: number) {
  const owners = await tx
    .select({ id: staff.id, joinedAt: staff.joinedAt })
    .from(staff)
    .where(and(staff.active, sql`'owner' = any(${staff.rights})`))
    .orderBy(staff.id)
    .for("update");
  const [person] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), staff.active))
    .for("update");
  if (!person) return null;
  const isLastOwner = person.rights.includes("owner") && !owners.some((other) => other.id !== id && other.joinedAt);
  return { ...person, isLastOwner };
}

type Change = { rights?: StaffRight[] | undefined; active?: false | undefined };

/**
 * Changes a person's rights, or lets them go; they are signed out everywhere.
 * @throws ApiProblem `not_found`, `stale`; `not_possible` for one's own rights, and for the last owner
 */
export async function changePerson(tx: Executor, id: number, change: Change & { revision: number }, doer: Doer) {
  const person = await lockPerson(tx, id);
  if (!person) throw new ApiProblem("not_found");
  if (person.revision !== change.revision) throw new ApiProblem("stale");
  const staysOwner = change.active !== false && (change.rights ?? person.rights).includes("owner");
  if (id === doer.staffId || (person.isLastOwner && !staysOwner)) throw new ApiProblem("not_possible");
  const revision = person.revision + 1;
  if (change.active === false) {
    await leave(tx, id, doer);
  } else if (change.rights) {
    await tx.update(staff).set({ rights: change.rights, revision }).where(eq(staff.id, id));
    await endStaffSessions(tx, id, {}, doer.now);
    const details = { from: person.rights, to: change.rights };
    await noted(tx, doer, { action: "rights_changed", subject: "staff", subjectId: id, details });
  }
}

/** Lets a person go: nothing of theirs opens the admin any more. The row stays, for the log names it. */
export async function leave(tx: Executor, id: number, doer: Doer): Promise<void> {
  await takeWays(tx, id, doer.now, { active: false, leftAt: doer.now });
  await noted(tx, doer, { action: "left", subject: "staff", subjectId: id });
}
