import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import {
  changeSet,
  changeSetFile,
  changeSetItem,
  changeSetOffer,
} from "@/lib/backend/kernel/database/schema/change-set";
import { changeSetUndoDays } from "@/lib/domain/admin/change-set";

/** Work that has not shown for so long that it goes on is taken for dead, ms. */
const silence = 30_000;
/** A file that has not come whole by then never will, ms. */
const sending = 15 * 60_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Gives up work that has died with its process: reading and applying have failed and changed nothing, an undo leaves the change set
 * applied. Files that were never sent to the end are forgotten.
 */
export async function giveUpSilent(now: Date): Promise<void> {
  const silent = lt(changeSet.heartbeatAt, before(now, silence));
  const next = { problem: { code: "no_answer" }, heartbeatAt: null, revision: sql`${changeSet.revision} + 1` };
  await database()
    .update(changeSet)
    .set({ ...next, state: "failed" })
    .where(and(inArray(changeSet.state, ["reading", "applying"]), silent));
  await database()
    .update(changeSet)
    .set({ ...next, state: "applied" })
    .where(and(eq(changeSet.state, "undoing"), silent));
  await database()
    .delete(changeSet)
    .where(
      and(
        eq(changeSet.kind, "list"),
        eq(changeSet.state, "uploaded"),
        isNull(changeSet.fileHash),
        lt(changeSet.madeAt, before(now, sending)),
      ),
    );
}

const day = 86_400_000;

/**
 * Forgets what nobody needs any more: files but for the last three of a supplier after a week; changes and offers once they can no longer
 * be taken back. What was added and taken back stays: a later list may add it again.
 */
export async function sweepChangeSets(now: Date): Promise<void> {
  const lastThree = sql`(
    select id from (
      select id, row_number() over (partition by supplier_id order by id desc) as place from change_set where file_hash is not null
    ) as placed where place <= 3)`;
  const old = (days: number) =>
    sql`(select id from change_set where made_at < ${before(now, days * day).toISOString()})`;
  await database()
    .delete(changeSetFile)
    .where(sql`${changeSetFile.changeSetId} in ${old(7)} and ${changeSetFile.changeSetId} not in ${lastThree}`);
  const past = old(changeSetUndoDays * 2);
  await database().delete(changeSetOffer).where(sql`${changeSetOffer.changeSetId} in ${past}`);
  await database()
    .delete(changeSetItem)
    .where(
      sql`${changeSetItem.changeSetId} in ${past} and not (${changeSetItem.kind} = 'added' and ${changeSetItem.result} = 'undone')`,
    );
}
