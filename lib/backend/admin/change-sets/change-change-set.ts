import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { fitting } from "@/lib/backend/admin/change-sets/list-changes";
import { changeSetOf } from "@/lib/backend/admin/change-sets/present-change-set";
import { answered } from "@/lib/backend/admin/change-sets/work-problem";
import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { claimSupplier, startApplying, startReading, startUndoing } from "@/lib/backend/change-set/start-work";
import { type ChangeSetRow, moveOn } from "@/lib/backend/change-set/states";
import { lastChange } from "@/lib/backend/kernel/audit/last-change";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeSet, changeSetFile, changeSetItem } from "@/lib/backend/kernel/database/schema/change-set";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import type { ParsedOfAny } from "@/lib/contract/calls";
import type { LogAction } from "@/lib/domain/admin/log-action";

/**
 * Changes a change set of which the caller has seen the revision, and notes it.
 * @throws ApiProblem `not_found`, `stale`, and what `work` is refused for
 */
async function changing(
  { id, revision, action }: { id: number; revision: number | null; action: LogAction },
  context: StaffContext,
  work: (tx: Executor, set: ChangeSetRow) => Promise<Record<string, unknown>>,
): Promise<void> {
  const change = answered(() =>
    database().transaction(async (tx) => {
      const [set] = await tx.select().from(changeSet).where(eq(changeSet.id, id)).for("update");
      if (!set) throw new ApiProblem("not_found");
      if (revision !== null && set.revision !== revision) throw new Stale(String(id));
      const details = await work(tx, set);
      await noted(tx, callerOf(context), { action, subject: "change_set", subjectId: id, details });
    }),
  );
  await orTellStale(change, async () => ({
    ...(await lastChange("change_set", id)),
    current: await changeSetOf(database(), id, context.now),
  }));
}

async function current(id: number, { now }: StaffContext): Promise<ChangeSet> {
  const set = await changeSetOf(database(), id, now);
  if (!set) throw new ApiProblem("not_found");
  return set;
}

const busyStates: readonly string[] = ["uploaded", "reading", "applying", "undoing"];

/** Takes changes out, or puts them back; the counts follow. */
export async function excludeChanges(
  { path: { id }, body }: ParsedOfAny<"PATCH /admin/change-sets/{id}/changes">,
  context: StaffContext,
): Promise<ChangeSet> {
  const { revision, seqs, filter = {}, excluded } = body;
  await changing({ id, revision, action: "change_set_excluded" }, context, async (tx, { state }) => {
    if (state !== "ready") throw new ApiProblem("change_set_busy");
    const which = seqs ? and(eq(changeSetItem.changeSetId, id), inArray(changeSetItem.seq, seqs)) : fitting(id, filter);
    const rows = await tx
      .update(changeSetItem)
      .set({ excluded })
      .where(and(which, ne(changeSetItem.kind, "refused"), ne(changeSetItem.excluded, excluded)))
      .returning({ seq: changeSetItem.seq });
    const out = sql`(select count(*) from ${changeSetItem} where ${changeSetItem.changeSetId} = ${id} and ${changeSetItem.excluded})`;
    await moveOn(tx, id, ["ready"], {
      counts: sql`${changeSet.counts} || jsonb_build_object('excluded', ${out})` as never,
    });
    return { excluded, changes: rows.length };
  });
  return current(id, context);
}

/** Corrects the columns of a list, for every further one of its supplier too, and reads it again. */
export async function correctColumns(
  { path: { id }, body }: ParsedOfAny<"PUT /admin/change-sets/{id}/mapping">,
  context: StaffContext,
): Promise<void> {
  const { revision, columns } = body;
  await changing({ id, revision, action: "change_set_mapped" }, context, async (tx, { state, plan, supplierId }) => {
    if (busyStates.includes(state)) throw new ApiProblem("change_set_busy");
    const [file] = await tx
      .select({ part: changeSetFile.part })
      .from(changeSetFile)
      .where(eq(changeSetFile.changeSetId, id))
      .limit(1);
    if ((state !== "ready" && state !== "failed") || supplierId === null || !file) throw new ApiProblem("not_possible");
    const fields: readonly string[] = (plan as { fields?: string[] } | null)?.fields ?? [];
    const unknown = Object.entries(columns).filter(([, field]) => field !== null && !fields.includes(field));
    if (unknown.length > 0)
      throw new ApiProblem("invalid", {
        errors: unknown.map(([header]) => ({ path: `columns.${header}`, code: "invalid" })),
      });
    await claimSupplier(tx, supplierId, id);
    await tx
      .update(supplier)
      .set({
        mapping: sql`${supplier.mapping} || ${JSON.stringify(columns)}::jsonb`,
        revision: sql`${supplier.revision} + 1`,
      })
      .where(eq(supplier.id, supplierId));
    await moveOn(tx, id, ["ready", "failed"], {
      state: "uploaded",
      problem: null,
      counts: {},
      guardrails: {},
      readyAt: null,
    });
    await startReading(tx, id);
    return { supplier: supplierId, columns: Object.keys(columns).length };
  });
}

/** Lets a change set be applied, once for a key. */
export async function applyOnce(
  { path: { id }, headers, body }: ParsedOfAny<"POST /admin/change-sets/{id}/apply">,
  context: StaffContext,
): Promise<ChangeSet> {
  const { revision, confirmed } = body;
  await oncePerKey(context, headers["idempotency-key"], ["apply_change_set", id, body], async () => {
    await changing({ id, revision, action: "change_set_applied" }, context, async (tx, set) => {
      await startApplying(tx, set, { by: context.staff.id, confirmed });
      return { supplier: set.supplierId, confirmed, guardrails: Object.keys(set.guardrails) };
    });
    return { id };
  });
  return current(id, context);
}

/** Lets a change set be taken back, once for a key. */
export async function undoOnce(
  { path: { id }, headers, body: { revision } }: ParsedOfAny<"POST /admin/change-sets/{id}/undo">,
  context: StaffContext,
): Promise<ChangeSet> {
  await oncePerKey(context, headers["idempotency-key"], ["undo_change_set", id, revision], async () => {
    await changing({ id, revision, action: "change_set_undone" }, context, async (tx, set) => {
      await startUndoing(tx, set, context.staff.id, context.now);
      return { supplier: set.supplierId };
    });
    return { id };
  });
  return current(id, context);
}

/** Discards a change set; one that is being read is stopped within two seconds. */
export async function discard(id: number, context: StaffContext): Promise<void> {
  await changing({ id, revision: null, action: "change_set_discarded" }, context, async (tx, { state }) => {
    if (state === "applying" || state === "undoing") throw new ApiProblem("change_set_busy");
    const moved = await moveOn(tx, id, ["uploaded", "reading", "ready", "failed"], {
      state: "discarded",
      heartbeatAt: null,
    });
    if (!moved) throw new ApiProblem("not_possible");
    return { from: state };
  });
}
