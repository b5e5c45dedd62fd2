import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { undoUntil } from "@/lib/backend/change-set/start-work";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import { type ChangeSetState, changeFlags, changeKinds, changeResults } from "@/lib/domain/admin/change-set";
import { boundsOf, guardrailNames } from "@/lib/domain/admin/guardrails";
import { editedFacts } from "@/lib/domain/admin/tyre-edit";

const [maker, applier, undoer] = [alias(staff, "maker"), alias(staff, "applier"), alias(staff, "undoer")];

/** A later change set of the same supplier was applied; of those without one, another of the rules, or another edit. */
const replaced = sql<boolean>`exists (
  select from ${changeSet} as later where later.supplier_id is not distinct from ${changeSet.supplierId}
    and (later.kind = 'edit') = (${changeSet.kind} = 'edit') and later.state = 'applied' and (later.applied_at, later.id) > (${changeSet.appliedAt}, ${changeSet.id}))`;

const keepsFile = sql<boolean>`exists (select from change_set_file where change_set_id = ${changeSet.id})`;

/** Reads change sets with the names that belong to them. Files that are still being sent are none yet. */
export async function findChangeSets(db: Executor, where: SQL | undefined, order: SQL, limit: number) {
  return db
    .select({
      row: changeSet,
      supplierName: supplier.name,
      bounds: supplier.guardrails,
      ...{ madeBy: maker.name, appliedBy: applier.name, undoneBy: undoer.name },
      ...{ replaced, keepsFile },
    })
    .from(changeSet)
    .leftJoin(supplier, eq(supplier.id, changeSet.supplierId))
    .leftJoin(maker, eq(maker.id, changeSet.madeBy))
    .leftJoin(applier, eq(applier.id, changeSet.appliedBy))
    .leftJoin(undoer, eq(undoer.id, changeSet.undoneBy))
    .where(sql`(${changeSet.kind} <> 'list' or ${changeSet.fileHash} is not null)${where ? sql` and ${where}` : sql``}`)
    .orderBy(order)
    .limit(limit);
}

export type FoundChangeSet = Awaited<ReturnType<typeof findChangeSets>>[number];

const working: readonly ChangeSetState[] = ["uploaded", "reading"];

/** What can be done with a change set at a moment. */
function possible({ row, replaced, keepsFile }: FoundChangeSet, now: Date): ChangeSet["can"] {
  const { state, appliedAt } = row;
  return {
    map: keepsFile && (state === "ready" || state === "failed"),
    apply: state === "ready",
    discard: state === "ready" || state === "failed" || working.includes(state),
    undo: state === "applied" && !replaced && appliedAt !== null && undoUntil(appliedAt) >= now,
  };
}

/** A change set as the contract has it. */
export function presentChangeSet(found: FoundChangeSet, now: Date): ChangeSet {
  const { row, supplierName, bounds } = found;
  const counts: Record<string, number | undefined> = row.counts;
  const some = <Key extends string>(names: readonly Key[]) =>
    Object.fromEntries(names.flatMap((name) => (counts[name] ? [[name, counts[name]]] : []))) as Partial<
      Record<Key, number>
    >;
  const allowed = boundsOf(bounds ?? {});
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: row.id,
    revision: row.revision,
    kind: row.kind,
    state: row.state,
    supplier: row.supplierId === null ? null : { id: row.supplierId, name: supplierName ?? "" },
    file: row.fileName === null ? null : { name: row.fileName, bytes: row.bytes ?? 0 },
    facts: row.kind === "edit" ? editedFacts.filter((fact) => fact in row.options) : null,
    as_of: at(row.asOf),
    made_at: row.madeAt.toISOString(),
    made_by: found.madeBy,
    ready_at: at(row.readyAt),
    applied_at: row.state === "applying" ? null : at(row.appliedAt),
    applied_by: found.appliedBy,
    undone_at: at(row.undoneAt),
    undone_by: found.undoneBy,
    counts: {
      rows: counts.rows ?? 0,
      unchanged: counts.unchanged ?? 0,
      excluded: counts.excluded ?? 0,
      kinds: some(changeKinds),
      flags: some(changeFlags),
      results: some(changeResults),
    },
    percent: row.state === "reading" ? (counts.percent ?? 0) : null,
    guardrails: guardrailNames.flatMap((name) =>
      row.guardrails[name] === undefined ? [] : [{ name, found: row.guardrails[name], allowed: allowed[name] }],
    ),
    problem: row.problem && { code: row.problem.code, values: row.problem.values ?? {} },
    can: possible(found, now),
  };
}

/** The change set of an id as the contract has it, `null` when there is none. */
export async function changeSetOf(db: Executor, id: number, now: Date): Promise<ChangeSet | null> {
  const [found] = await findChangeSets(db, eq(changeSet.id, id), sql`${changeSet.id}`, 1);
  return found ? presentChangeSet(found, now) : null;
}
