import { and, inArray, lt, lte, notInArray, or, sql } from "drizzle-orm";
import { sweepAnswers } from "@/lib/backend/admin/list/once-per-key";
import { knownMs } from "@/lib/backend/admin/session/staff-sessions";
import { sweepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { sweepDemand } from "@/lib/backend/demand/write-demand";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { staffChallenge } from "@/lib/backend/kernel/database/schema/admin-passkey";
import { staffInvitation, staffSession } from "@/lib/backend/kernel/database/schema/admin-staff";
import { securityActions } from "@/lib/domain/admin/log-action";

const day = 86_400_000;

/** How long the log keeps who came in and who might what, and everything else, ms. */
const [securityMs, restMs] = [365 * day, 3 * 365 * day];

/**
 * Removes sessions whose device is forgotten, links and challenges that are over, what can be undone no longer, answers nobody asks
 * for again, old demand, and what the log keeps no longer.
 */
export async function sweepAdmin(now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await database()
    .delete(staffSession)
    .where(
      or(
        lt(staffSession.seenAt, before(knownMs)),
        and(sql`${staffSession.strength} = 'half'`, lt(staffSession.expiresAt, before(day))),
      ),
    );
  await sweepUndo(now);
  await sweepAnswers(now);
  await sweepDemand(now);
  await database().delete(staffChallenge).where(lte(staffChallenge.expiresAt, now));
  await database().delete(staffInvitation).where(lt(staffInvitation.expiresAt, now));
  await database().transaction(async (tx) => {
    await tx.execute(sql`set local dezen.sweep = 'on'`);
    const security = [...securityActions];
    const old = or(
      and(inArray(auditLog.action, security), lt(auditLog.at, before(securityMs))),
      and(notInArray(auditLog.action, security), lt(auditLog.at, before(restMs))),
    );
    await tx.delete(auditLog).where(old);
  });
}
