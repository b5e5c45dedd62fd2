import type postgres from "postgres";
import { countEdited } from "@/lib/backend/change-set/apply/count-edited";
import { findAddedMeanwhile, stageNewTyres } from "@/lib/backend/change-set/apply/names";
import { giveAddresses } from "@/lib/backend/change-set/apply/slugs";
import { knowChanges, lockTyres, skipChanged, stageChanges } from "@/lib/backend/change-set/apply/stage-changes";
import { writeNames } from "@/lib/backend/change-set/apply/write-at-once";
import { doneWithOffers, findOffered, keepAsked, writeOffers } from "@/lib/backend/change-set/apply/write-offers";
import { addTyres, changeTyres } from "@/lib/backend/change-set/apply/write-tyres";
import { type ChangeSetRow, changeSetById, WorkStopped } from "@/lib/backend/change-set/states";
import { inOneTransaction } from "@/lib/backend/change-set/work";
import { steadyPlans } from "@/lib/backend/import/merge/merge-list";
import { database } from "@/lib/backend/kernel/database/connect";

/** What became of the changes, beside the counts of the reading. */
export async function countResults(sql: postgres.TransactionSql, id: number): Promise<Record<string, number>> {
  const found = await sql<{ result: string; count: number }[]>`
    select result::text, count(*)::int as count from change_set_item
    where change_set_id = ${id} and kind <> 'refused' and not excluded group by 1`;
  return Object.fromEntries(found.map(({ result, count }) => [result, count]));
}

async function apply(sql: postgres.TransactionSql, set: ChangeSetRow, now: Date): Promise<void> {
  const { id, kind, supplierId, asOf, madeAt } = set;
  await steadyPlans(sql);
  await knowChanges(sql);
  await stageChanges(sql, id);
  await stageNewTyres(sql, id);
  await findAddedMeanwhile(sql);
  await lockTyres(sql);
  await skipChanged(sql);
  await giveAddresses(sql);
  await findOffered(sql);
  const list = supplierId === null ? null : { id, supplierId, asOf: asOf ?? madeAt };
  if (list) await writeOffers(sql, list, false);
  await changeTyres(sql, id);
  if (list) {
    await addTyres(sql, list);
    await writeOffers(sql, list, true);
    await keepAsked(sql, id);
    await doneWithOffers(sql, id);
  }
  if (kind === "edit") await countEdited(sql, id, "done");
  const results = await countResults(sql, id);
  const [applied] = await sql`
    update change_set set state = 'applied', applied_at = ${now.toISOString()}, counts = counts || ${JSON.stringify(results)}::text::jsonb, problem = null,
      heartbeat_at = null, revision = revision + 1
    where id = ${id} and state = 'applying' returning id`;
  if (!applied) throw new WorkStopped();
  await writeNames(sql);
}

/**
 * Applies a change set that is `applying`, in one transaction: it ends `applied`, or `failed` with nothing changed. Prices and facts of a
 * tyre are written where the shop still has what the list was compared with, offers always, and what can be sold is counted anew.
 */
export async function applyChangeSet(id: number, now = new Date()): Promise<void> {
  const set = await changeSetById(database(), id);
  if (set?.state !== "applying") return;
  await inOneTransaction(set, "failed", (sql) => apply(sql, set, now));
}
