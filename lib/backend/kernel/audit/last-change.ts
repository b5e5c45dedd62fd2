import { and, desc, eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { Stale } from "@/lib/contract/problem";
import type { LogSubject } from "@/lib/domain/admin/log-action";

/** Who has last changed a thing and when, as the log has it. Nobody's name where the shop or a command did. */
export async function lastChange(
  subject: LogSubject,
  id: number | string,
): Promise<Pick<Stale, "changed_by" | "changed_at">> {
  const [last] = await database()
    .select({ at: auditLog.at, name: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return { changed_by: last?.name ?? null, changed_at: last?.at.toISOString() ?? null };
}
