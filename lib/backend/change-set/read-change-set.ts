import { and, eq, lt, sql } from "drizzle-orm";
import { problemOf } from "@/lib/backend/change-set/problem";
import { fetchList } from "@/lib/backend/change-set/read/fetch-list";
import { listSupplier, type ReadSupplier } from "@/lib/backend/change-set/read/list-supplier";
import { type ReadCounts, readList } from "@/lib/backend/change-set/read/read-list";
import { RefusedItems } from "@/lib/backend/change-set/read/refused-items";
import { type ChangeSetRow, changeSetById, moveOn, WorkStopped, withHeartbeat } from "@/lib/backend/change-set/states";
import { withStoredFile } from "@/lib/backend/change-set/stored-file";
import { database, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { changeSet, changeSetItem, changeSetOffer } from "@/lib/backend/kernel/database/schema/change-set";
import type { Network } from "@/lib/backend/kernel/public-fetch";
import { log } from "@/lib/telemetry/log";

/** What an earlier reading has left. */
async function forgetReading(id: number): Promise<void> {
  await database().delete(changeSetItem).where(eq(changeSetItem.changeSetId, id));
  await database().delete(changeSetOffer).where(eq(changeSetOffer.changeSetId, id));
}

/** A list that has been read takes the place of those of its supplier that still waited. */
async function replaceOlder({ id, supplierId }: ChangeSetRow): Promise<void> {
  if (supplierId === null) return;
  await database()
    .update(changeSet)
    .set({ state: "discarded", revision: sql`${changeSet.revision} + 1` })
    .where(and(eq(changeSet.supplierId, supplierId), eq(changeSet.state, "ready"), lt(changeSet.id, id)));
}

async function read(
  set: ChangeSetRow,
  supplier: ReadSupplier,
  signal: AbortSignal,
  counts: ReadCounts,
  told: { percent: number },
) {
  const { id, asOf, madeAt } = set;
  const name = set.fileName ?? supplier.name;
  const refused = new RefusedItems(id);
  const now = new Date();
  await withStoredFile({ id, name }, (path) =>
    withOwnConnection(({ sql: own }) =>
      own.begin(async (tx) => {
        const result = await readList(tx, { id, supplier, name, asOf: asOf ?? madeAt, now }, path, {
          ...{ counts, refused, signal },
          opened: async (plan, form) => {
            await database().update(changeSet).set({ plan, options: form }).where(eq(changeSet.id, id));
          },
          progress: (bytes, of) => {
            told.percent = of === 0 ? 0 : Math.min(99, Math.floor((bytes / of) * 100));
          },
        });
        const [ready] = await tx`
          update change_set set state = 'ready', ready_at = ${now.toISOString()}, counts = ${JSON.stringify(result.counts)}::text::jsonb,
            guardrails = ${JSON.stringify(result.guardrails)}::text::jsonb, problem = null, heartbeat_at = null, revision = revision + 1
          where id = ${id} and state = 'reading' returning id`;
        if (!ready) throw new WorkStopped();
      }),
    ),
  );
}

/**
 * Reads the list of a change set that is `reading`; a feed is fetched first. It ends `ready`, `failed`, or `discarded` where somebody has
 * stopped it or the same list was applied before; nothing of the shop changes.
 * @param network tests name their own
 */
export async function readChangeSet(id: number, network?: Network): Promise<void> {
  const set = await changeSetById(database(), id);
  const supplier = set?.supplierId ? await listSupplier(set.supplierId) : null;
  if (set?.state !== "reading" || !supplier) return;
  const counts: ReadCounts = { rows: 0, refused: 0, unknownStock: 0, unknownSnow: 0 };
  const told = { percent: 0 };
  const figures = () => ({ rows: counts.rows, percent: told.percent });
  try {
    await withHeartbeat({ id, state: "reading" }, figures, async (signal) => {
      await forgetReading(id);
      if (set.kind === "feed" && set.fileHash === null && !(await fetchList(id, supplier, network))) {
        await moveOn(database(), id, ["reading"], { state: "discarded", problem: { code: "not_modified" } });
        return;
      }
      await read(set, supplier, signal, counts, told);
      await replaceOlder(set);
    });
  } catch (error) {
    if (error instanceof WorkStopped) return;
    const problem = problemOf(error);
    if (problem.code === "failed") log().error({ error, changeSet: id }, "A price list could not be read.");
    await moveOn(database(), id, ["reading"], { state: "failed", problem, heartbeatAt: null });
  }
}
