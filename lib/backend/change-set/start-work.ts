import { and, eq, gt, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { z } from "zod";
import { type ChangeSetRow, moveOn } from "@/lib/backend/change-set/states";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { JobKind } from "@/lib/backend/jobs/job";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import { changeSetUndoDays } from "@/lib/domain/admin/change-set";

const payload = z.object({ id: z.int() });
const queue = "change_sets";

/** The work on change sets, one at a time. */
export const changeSetWork = {
  read: { task: "read_change_set", payload, queue },
  apply: { task: "apply_change_set", payload, queue },
  undo: { task: "revert_change_set", payload, queue },
} satisfies Record<string, JobKind<{ id: number }>>;

/** Why work on a change set does not begin. */
export class WorkRefused extends Error {
  override name = "WorkRefused";
  constructor(readonly code: "change_set_busy" | "guardrails" | "not_possible" | "undo_over") {
    super(code);
  }
}

/** Is a list of the supplier being worked on, other than this one? One that somebody is still sending does not count. */
async function isBusy(tx: Executor, supplierId: number, id = 0): Promise<boolean> {
  const rows = await tx
    .select({ id: changeSet.id })
    .from(changeSet)
    .where(
      and(
        eq(changeSet.supplierId, supplierId),
        ne(changeSet.id, id),
        inArray(changeSet.state, ["uploaded", "reading", "applying", "undoing"]),
        or(isNotNull(changeSet.fileHash), eq(changeSet.kind, "feed")),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Waits until nobody else begins work on lists of this supplier in the same moment, and refuses where one is being worked on. For the
 * transaction that begins it.
 * @throws WorkRefused `change_set_busy`, `not_possible` where there is no such supplier or it is the shop's own store
 */
export async function claimSupplier(tx: Executor, supplierId: number, id?: number): Promise<void> {
  const [found] = await tx
    .select({ kind: supplier.kind })
    .from(supplier)
    .where(eq(supplier.id, supplierId))
    .for("no key update");
  if (found?.kind !== "list") throw new WorkRefused("not_possible");
  if (await isBusy(tx, supplierId, id)) throw new WorkRefused("change_set_busy");
}

/** Lets a stored list be read. */
export async function startReading(tx: Executor, id: number): Promise<void> {
  await enqueue(tx, changeSetWork.read, { id });
}

/**
 * Makes a change set `applying`, for whoever then does the work.
 * @param confirmed somebody has looked at what the guardrails have stopped
 * @throws WorkRefused `not_possible` where it does not wait to be applied, `change_set_busy`, `guardrails`
 */
export async function claimApplying(
  tx: Executor,
  { id, supplierId, guardrails }: ChangeSetRow,
  { by, confirmed }: { by: number | null; confirmed: boolean },
): Promise<void> {
  if (supplierId !== null) await claimSupplier(tx, supplierId, id);
  if (!confirmed && Object.keys(guardrails).length > 0) throw new WorkRefused("guardrails");
  const moved = await moveOn(tx, id, ["ready"], { state: "applying", appliedBy: by, heartbeatAt: null, problem: null });
  if (!moved) throw new WorkRefused("not_possible");
}

/** Lets a change set be applied by the queue. @throws WorkRefused as `claimApplying` */
export async function startApplying(...[tx, set, how]: Parameters<typeof claimApplying>): Promise<void> {
  await claimApplying(tx, set, how);
  await enqueue(tx, changeSetWork.apply, { id: set.id });
}

/** Until when an applied change set can be taken back. */
export const undoUntil = (appliedAt: Date) => new Date(appliedAt.getTime() + changeSetUndoDays * 86_400_000);

/**
 * Lets an applied change set be taken back.
 * @throws WorkRefused `undo_over` where it is not applied, too old, or the supplier's next one was applied, after rules others of the rules,
 * after an edit another edit; `change_set_busy`
 */
export async function startUndoing(tx: Executor, set: ChangeSetRow, by: number | null, now: Date): Promise<void> {
  const { id, kind, supplierId, appliedAt, state } = set;
  if (supplierId !== null) await claimSupplier(tx, supplierId, id);
  if (state !== "applied" || !appliedAt || undoUntil(appliedAt) < now) throw new WorkRefused("undo_over");
  const later = await tx
    .select({ id: changeSet.id })
    .from(changeSet)
    .where(
      and(
        sql`${changeSet.supplierId} is not distinct from ${supplierId}`,
        kind === "edit" ? eq(changeSet.kind, kind) : ne(changeSet.kind, "edit"),
        ne(changeSet.id, id),
        eq(changeSet.state, "applied"),
        or(gt(changeSet.appliedAt, appliedAt), and(eq(changeSet.appliedAt, appliedAt), gt(changeSet.id, id))),
      ),
    )
    .limit(1);
  if (later.length > 0) throw new WorkRefused("undo_over");
  const moved = await moveOn(tx, id, ["applied"], { state: "undoing", undoneBy: by, heartbeatAt: null, problem: null });
  if (!moved) throw new WorkRefused("undo_over");
  await enqueue(tx, changeSetWork.undo, { id });
}
