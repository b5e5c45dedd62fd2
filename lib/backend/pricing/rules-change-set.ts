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
import { rulesStoppedBy } from "@/lib/domain/admin/guardrails";
import { jumpFlags } from "@/lib/domain/admin/price-jump";
import { isBelowCost, type PriceTerms } from "@/lib/domain/admin/price-rules";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import { currencies } from "@/lib/domain/locale";

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

/** Is one of a tyre's prices less than it costs? What somebody has set by hand is theirs to set. */
function sellsBelowCost({ row, next }: Repriced, terms: PriceTerms): boolean {
  const { cost } = row;
  if (cost === null || next.price_source === "manual") return false;
  const prices = { CZK: next.price_czk, EUR: next.price_eur, USD: next.price_usd };
  return currencies.some((list) => isBelowCost(prices[list], list, cost, terms));
}

const flagsOf = ({ row, next, priced }: Repriced, isLoss: boolean): ChangeFlag[] => [
  ...jumpFlags(row.now.price_czk, next.price_czk),
  ...new Set([...priced.flags, ...(isLoss ? (["below_cost"] as const) : [])]),
];

type Counts = Record<string, number>;

/** Adds one to each figure. */
function count(counts: Counts, names: readonly string[]): void {
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
}

type Counted = { id: number; terms: PriceTerms; counts: Counts; written: number; belowCost: number };

/** Writes the changes of a portion of tyres, and counts them. */
async function writeItems(set: Counted, tyres: readonly Repriced[]): Promise<void> {
  const changed = tyres.filter(({ row, next }) => !sameState(row.now, next));
  const items = changed.map((tyre, at) => {
    const isLoss = sellsBelowCost(tyre, set.terms);
    const flags = flagsOf(tyre, isLoss);
    count(set.counts, ["price", ...flags]);
    if (isLoss) set.belowCost += 1;
    const { row, next } = tyre;
    return {
      changeSetId: set.id,
      seq: set.written + at + 1,
      productId: row.id,
      kind: "price" as const,
      before: row.now,
      after: next,
      flags,
    };
  });
  if (items.length > 0) await database().insert(changeSetItem).values(items);
  set.written += items.length;
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
 * Counts a change set of the rules, from the beginning: it ends `ready`, with the guardrails that stop it from applying itself, or is left
 * where it was discarded meanwhile. Nothing in the shop changes.
 */
export async function countRulesChangeSet(id: number, now: () => Date = () => new Date()): Promise<void> {
  if (!(await moveOn(id, { state: "reading", heartbeatAt: now() }))) return;
  await database().delete(changeSetItem).where(eq(changeSetItem.changeSetId, id));
  const rules = await loadRules(database());
  const terms = await termsOn(database(), pragueDay(now()));
  const counts: Counts = { rows: 0, price: 0 };
  const set: Counted = { id, terms, counts, written: 0, belowCost: 0 };
  for await (const tyres of repriceStock(database(), rules, terms)) {
    counts.rows = (counts.rows ?? 0) + tyres.length;
    await writeItems(set, tyres);
    if (!(await moveOn(id, { heartbeatAt: now() }))) return;
  }
  const { rows: priced = 0, price_jump: repriced = 0, price_tenfold: tenfold = 0 } = counts;
  const guardrails = rulesStoppedBy({ tyres: priced, repriced, tenfold, belowCost: set.belowCost });
  await moveOn(id, { state: "ready", readyAt: now(), counts, guardrails, heartbeatAt: null });
}
