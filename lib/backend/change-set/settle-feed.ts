import { and, eq, isNotNull } from "drizzle-orm";
import { changeSetWaitsMail } from "@/lib/backend/change-set/mails/change-set-waits";
import { startApplying, WorkRefused } from "@/lib/backend/change-set/start-work";
import { changeSetById } from "@/lib/backend/change-set/states";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { noted, systemAt } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { hasRight } from "@/lib/domain/admin/rights";

/** Tells everybody who works with the catalogue that a list waits for them. */
async function tellThatItWaits(tx: Executor, id: number): Promise<void> {
  const people = await tx
    .select({ id: staff.id, rights: staff.rights })
    .from(staff)
    .where(and(eq(staff.active, true), isNotNull(staff.joinedAt)));
  for (const person of people) {
    if (!hasRight(person.rights, "catalogue")) continue;
    await enqueue(tx, changeSetWaitsMail, { id, staff: person.id }, `change_set_waits ${id} ${person.id}`);
  }
}

/** A list that the clock has fetched and nobody has looked at: within the guardrails it is applied, else it waits, and somebody is told. */
export async function settleFeed(id: number, now = new Date()): Promise<void> {
  await database().transaction(async (tx) => {
    const set = await changeSetById(tx, id);
    if (set?.kind !== "feed" || set.madeBy !== null || set.state !== "ready") return;
    try {
      await startApplying(tx, set, { by: null, confirmed: false });
      const details = { supplier: set.supplierId, rows: set.counts.rows ?? 0 };
      await noted(tx, systemAt(now), { action: "change_set_applied", subject: "change_set", subjectId: id, details });
    } catch (error) {
      if (!(error instanceof WorkRefused)) throw error;
      await tellThatItWaits(tx, id);
    }
  });
}
