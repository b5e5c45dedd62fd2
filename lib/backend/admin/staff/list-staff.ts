import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff, staffInvitation, staffSession } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { StaffRow } from "@/lib/contract/admin/staff";
import { idleMs } from "@/lib/domain/admin/staff-session";

const moment = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());

/** The people who work here, and those who are invited, by name. */
export async function listStaff(db: Executor, now: Date): Promise<StaffRow[]> {
  const invitations = db
    .select({ staffId: staffInvitation.staffId, until: sql<string>`max(${staffInvitation.expiresAt})`.as("until") })
    .from(staffInvitation)
    .where(and(isNull(staffInvitation.usedAt), gt(staffInvitation.expiresAt, now)))
    .groupBy(staffInvitation.staffId)
    .as("invitations");
  const alive = sql`${staffSession.expiresAt} > ${now.toISOString()}::timestamptz
    and ${staffSession.seenAt} > ${new Date(now.getTime() - idleMs).toISOString()}::timestamptz`;
  const sessions = db
    .select({
      staffId: staffSession.staffId,
      seen: sql<string>`max(${staffSession.seenAt})`.as("seen"),
      living: sql<number>`(count(*) filter (where ${alive}))::int`.as("living"),
    })
    .from(staffSession)
    .where(eq(staffSession.strength, "full"))
    .groupBy(staffSession.staffId)
    .as("sessions");
  const rows = await db
    .select({ person: staff, until: invitations.until, seen: sessions.seen, living: sessions.living })
    .from(staff)
    .leftJoin(invitations, eq(invitations.staffId, staff.id))
    .leftJoin(sessions, eq(sessions.staffId, staff.id))
    .where(eq(staff.active, true))
    .orderBy(asc(staff.name), asc(staff.id));
  return rows.map(({ person, until, seen, living }) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    language: person.language,
    rights: person.rights,
    joined_at: moment(person.joinedAt),
    invited_until: person.joinedAt === null ? moment(until) : null,
    seen_at: moment(seen),
    sessions: living ?? 0,
    revision: person.revision,
  }));
}
