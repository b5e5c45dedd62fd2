import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { changeSetTroubleMail } from "@/lib/backend/change-set/mails/change-set-trouble";
import { startApplying, WorkRefused } from "@/lib/backend/change-set/start-work";
import { type ChangeSetRow, changeSetById } from "@/lib/backend/change-set/states";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { noted, systemAt } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import { hasRight } from "@/lib/domain/admin/rights";

/** Has a person discarded the change set? A later list of its supplier discards it without a word in the log. */
async function wasDiscarded(tx: Executor, id: number): Promise<boolean> {
  const ofIt = and(eq(auditLog.subject, "change_set"), eq(auditLog.subjectId, String(id)));
  const rows = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(ofIt, eq(auditLog.action, "change_set_discarded")))
    .limit(1);
  return rows.length > 0;
}

/** Did the list that the clock has fetched before end the same way, so that everybody has been told? */
async function isToldAlready(tx: Executor, { id, supplierId, state }: ChangeSetRow): Promise<boolean> {
  if (supplierId === null) return false;
  const byClock = and(eq(changeSet.kind, "feed"), isNull(changeSet.madeBy));
  const [before] = await tx
    .select({ id: changeSet.id, state: changeSet.state, guardrails: changeSet.guardrails })
    .from(changeSet)
    .where(and(eq(changeSet.supplierId, supplierId), byClock, lt(changeSet.id, id)))
    .orderBy(desc(changeSet.id))
    .limit(1);
  if (!before) return false;
  if (state === "failed") return before.state === "failed";
  const stopped = Object.keys(before.guardrails).length > 0;
  return stopped && before.state === "discarded" && !(await wasDiscarded(tx, before.id));
}

/** Tells everybody who works with the catalogue that a list waits for them or has failed: once, until it goes otherwise. */
async function tellOfTrouble(tx: Executor, set: ChangeSetRow): Promise<void> {
  if (await isToldAlready(tx, set)) return;
  const people = await tx
    .select({ id: staff.id, rights: staff.rights })
    .from(staff)
    .where(and(eq(staff.active, true), isNotNull(staff.joinedAt)));
  const { id } = set;
  for (const person of people) {
    if (!hasRight(person.rights, "catalogue")) continue;
    await enqueue(tx, changeSetTroubleMail, { id, staff: person.id }, `change_set_waits ${id} ${person.id}`);
  }
}

/**
 * Settles what the clock has made and nobody has looked at: a list that it has fetched, or the prices of a day on which other rules hold.
 * Within the guardrails it is applied, else it waits; of a list that waits or has failed somebody is told.
 */
export async function settleChangeSet(id: number, now = new Date()): Promise<void> {
  await database().transaction(async (tx) => {
    const set = await changeSetById(tx, id);
    if (set === null || set.madeBy !== null || set.appliedBy !== null) return;
    if (set.kind !== "feed" && set.kind !== "rules") return;
    if (set.state === "failed" && set.kind === "feed") return tellOfTrouble(tx, set);
    if (set.state !== "ready") return;
    try {
      await startApplying(tx, set, { by: null, confirmed: false });
      const details = { supplier: set.supplierId, rows: set.counts.rows ?? 0 };
      await noted(tx, systemAt(now), { action: "change_set_applied", subject: "change_set", subjectId: id, details });
    } catch (error) {
      if (!(error instanceof WorkRefused)) throw error;
      await tellOfTrouble(tx, set);
    }
  });
}
