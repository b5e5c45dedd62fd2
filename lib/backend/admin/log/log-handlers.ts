import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminLogCalls, LogEntry } from "@/lib/contract/admin/log";
import type { LogAction } from "@/lib/domain/admin/log-action";

/** How many entries an answer holds. */
const portion = 50;

type Filter = { staff?: number | undefined; action?: LogAction | undefined; after?: string | undefined };

/** The latest entries of a filter, and one more when there are any. */
function entries({ staff: by, action, after }: Filter) {
  const fits = and(
    by === undefined ? undefined : eq(auditLog.staffId, by),
    action === undefined ? undefined : eq(auditLog.action, action),
    after === undefined ? undefined : lt(auditLog.id, Number(after)),
  );
  return database()
    .select()
    .from(auditLog)
    .where(fits)
    .orderBy(desc(auditLog.id))
    .limit(portion + 1);
}

async function namesOf(ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database().select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readLog(filter: Filter): Promise<{ data: LogEntry[]; page: { next: string | null } }> {
  const found = await entries(filter);
  const shown = found.slice(0, portion);
  const ids = shown
    .flatMap(({ staffId, subject, subjectId }) => [staffId ?? 0, subject === "staff" ? Number(subjectId) || 0 : 0])
    .filter((id) => id > 0);
  const names = await namesOf([...new Set(ids)]);
  const data = shown.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    staff: row.staffId === null ? null : { id: row.staffId, name: names.get(row.staffId) ?? "" },
    action: row.action,
    subject: row.subject,
    subject_id: row.subjectId,
    subject_name: row.subject === "staff" ? (names.get(Number(row.subjectId)) ?? null) : null,
    details: row.details,
    network: row.address,
  }));
  const last = shown.at(-1);
  return { data, page: { next: found.length > portion && last ? String(last.id) : null } };
}

export const adminLogHandlers: Handlers<keyof typeof adminLogCalls> = {
  "GET /admin/log": async ({ query }) => ({ status: 200, body: await readLog(query) }),
};
