import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { JobKind } from "@/lib/backend/jobs/job";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeSet, changeSetItem } from "@/lib/backend/kernel/database/schema/change-set";
import { loadRules, termsOn } from "@/lib/backend/pricing/load-rules";
import { sameState } from "@/lib/backend/pricing/next-prices";
import { type Repriced, repriceStock } from "@/lib/backend/pricing/reprice-stock";
import type { ChangeFlag } from "@/lib/domain/admin/change-set";
import { jumpFlags } from "@/lib/domain/admin/price-jump";
import { pragueDay } from "@/lib/domain/delivery-estimate";

/** The counting of a change set of the price rules. */
export const countRules: JobKind<{ id: number }> = { task: "price_change_set", payload: z.object({ id: z.int() }) };

/** States in which nothing of a change set has reached the shop. */
const unused = ["uploaded", "reading", "ready"] as const;

/**
 * Begins a change set of what the saved rules do to the prices of every tyre on sale; a job counts it. Earlier ones that nobody has
 * applied are discarded: they say what other rules would do.
 * @param madeBy of the staff; `null`: the clock
 * @returns its id
 */
export async function beginRulesChangeSet(tx: Executor, madeBy: number | null, now: Date): Promise<number> {
  await tx
    .update(changeSet)
    .set({ state: "discarded" })
    .where(and(eq(changeSet.kind, "rules"), inArray(changeSet.state, [...unused])));
  const [made] = await tx
    .insert(changeSet)
    .values({ kind: "rules", state: "uploaded", madeBy, madeAt: now })
    .returning({ id: changeSet.id });
  if (!made) throw new Error("A change set was not stored.");
  await enqueue(tx, countRules, { id: made.id });
  return made.id;
}

const flagsOf = ({ row, next, priced }: Repriced): ChangeFlag[] => [
  ...jumpFlags(row.now.price_czk, next.price_czk),
  ...priced.flags,
];

type Counts = Record<string, number>;

/** Adds one to each figure. */
function count(counts: Counts, names: readonly string[]): void {
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
}

/** Writes the changes of a portion of tyres. @returns how many there are with those before */
async function writeItems(changeSetId: number, tyres: readonly Repriced[], before: number, counts: Counts) {
  const changed = tyres.filter(({ row, next }) => !sameState(row.now, next));
  const items = changed.map((tyre, at) => {
    const flags = flagsOf(tyre);
    count(counts, ["price", ...flags]);
    const { row, next } = tyre;
    return {
      changeSetId,
      seq: before + at + 1,
      productId: row.id,
      kind: "price" as const,
      before: row.now,
      after: next,
      flags,
    };
  });
  if (items.length > 0) await database().insert(changeSetItem).values(items);
  return before + items.length;
}

/** Moves a change set on that is still being counted. @returns false when somebody has discarded it meanwhile */
async function moveOn(id: number, values: Partial<typeof changeSet.$inferInsert>): Promise<boolean> {
  const rows = await database()
    .update(changeSet)
    .set(values)
    .where(and(eq(changeSet.id, id), inArray(changeSet.state, ["uploaded", "reading"])))
    .returning({ id: changeSet.id });
  return rows.length > 0;
}

/**
 * Counts a change set of the rules, from the beginning: it ends `ready`, or is left where it was discarded meanwhile. Nothing in the
 * shop changes.
 */
export async function countRulesChangeSet(id: number, now: () => Date = () => new Date()): Promise<void> {
  if (!(await moveOn(id, { state: "reading", heartbeatAt: now() }))) return;
  await database().delete(changeSetItem).where(eq(changeSetItem.changeSetId, id));
  const counts: Counts = { rows: 0, price: 0 };
  const rules = await loadRules(database());
  let written = 0;
  const terms = await termsOn(database(), pragueDay(now()));
  for await (const tyres of repriceStock(database(), rules, terms)) {
    counts.rows = (counts.rows ?? 0) + tyres.length;
    written = await writeItems(id, tyres, written, counts);
    if (!(await moveOn(id, { heartbeatAt: now() }))) return;
  }
  await moveOn(id, { state: "ready", readyAt: now(), counts, heartbeatAt: null });
}
