import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { preparedOnce } from "@/lib/backend/kernel/database/prepared-once";
import { staffPasskey } from "@/lib/backend/kernel/database/schema/admin-passkey";
import { staff, staffSession } from "@/lib/backend/kernel/database/schema/admin-staff";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import type { StaffRight } from "@/lib/domain/admin/rights";
import { isOver, type Strength } from "@/lib/domain/admin/staff-session";
import type { Language } from "@/lib/domain/locale";

/** Whose request of the admin it is. */
export type Staff = {
  id: number;
  name: string;
  email: string;
  language: Language;
  rights: readonly StaffRight[];
  sessionId: string;
  strength: Strength;
  /** Has this person a second factor? Who has none yet may set it up in a half session. */
  hasFactor: boolean;
  /** When the second factor was last shown in this session. */
  steppedUpAt: Date | null;
};

/** How often it is written down that a session lives, ms. */
const noteEvery = 60_000;

/** The query with which every call of the office begins. */
const staffOfSession = preparedOnce((db) =>
  db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      language: staff.language,
      rights: staff.rights,
      sessionId: staffSession.id,
      strength: staffSession.strength,
      hasFactor: sql<boolean>`${staff.totpSecret} is not null
        or exists (select from ${staffPasskey} where ${staffPasskey.staffId} = ${staff.id})`,
      steppedUpAt: staffSession.steppedUpAt,
      seenAt: staffSession.seenAt,
      expiresAt: staffSession.expiresAt,
    })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(and(eq(staffSession.tokenHash, sql.placeholder("hash")), staff.active))
    .prepare("staff of a session"),
);

/** Whose token it is at `now`; `null` for an unknown one, one of a session that is over, and of somebody who has left. */
export async function findStaff(db: Executor, token: string, now: Date): Promise<Staff | null> {
  const [row] = await staffOfSession(db).execute({ hash: tokenHash(token) });
  if (!row || isOver(row, now)) return null;
  const { seenAt, expiresAt: _end, ...person } = row;
  if (now.getTime() - seenAt.getTime() >= noteEvery)
    await db.update(staffSession).set({ seenAt: now }).where(eq(staffSession.id, person.sessionId));
  return person;
}

/** Is there anybody who works in the shop, or is invited to? */
export async function hasStaff(db: Executor): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(staff).where(eq(staff.active, true)).limit(1);
  return row !== undefined;
}
