import { eq, lt } from "drizzle-orm";
import { noted, systemAt } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { priceOverride } from "@/lib/backend/kernel/database/schema/pricing";
import { loadRules, termsOn } from "@/lib/backend/pricing/load-rules";
import { nextPrices, type PricedRow, selectPriced } from "@/lib/backend/pricing/next-prices";
import type { PriceState } from "@/lib/domain/admin/price-source";
import { pragueDay } from "@/lib/domain/delivery-estimate";

export type OverrideRow = typeof priceOverride.$inferSelect;

/** A tyre, locked until the transaction's end, with all that its prices are made of; `null`: there is none. */
export async function lockPriced(tx: Executor, id: number): Promise<PricedRow | null> {
  const locked = await tx.select({ id: product.id }).from(product).where(eq(product.id, id)).for("update");
  if (locked.length === 0) return null;
  const [row] = await selectPriced(tx).where(eq(product.id, id));
  return row ?? null;
}

/** Writes prices and where they come from. Whoever changes prices by hand counts the tyre's revision up. */
export async function writePrices(
  tx: Executor,
  id: number,
  state: PriceState,
  now: Date,
  revision?: number,
): Promise<void> {
  await tx
    .update(product)
    .set({
      priceCzk: state.price_czk,
      priceEur: state.price_eur,
      priceUsd: state.price_usd,
      priceSource: state.price_source,
      ruleId: state.rule_id,
      updatedAt: now,
      ...(revision !== undefined && { revision }),
    })
    .where(eq(product.id, id));
}

/** What a tyre costs on the day once nothing is set by hand: by the rules, else as its list has it. */
export async function withoutOverride(tx: Executor, row: PricedRow, now: Date): Promise<PriceState> {
  return nextPrices(row, await loadRules(tx), await termsOn(tx, pragueDay(now)), null).state;
}

/** Ends one override; the tyre may have got another one since it was found. */
async function end(id: number, now: Date): Promise<void> {
  await retriedTransaction(async (tx) => {
    const row = await lockPriced(tx, id);
    if (!row?.override?.until || row.override.until >= pragueDay(now)) return;
    const state = await withoutOverride(tx, row, now);
    await tx.delete(priceOverride).where(eq(priceOverride.productId, id));
    await writePrices(tx, id, state, now);
    const details = { until: row.override.until, source: state.price_source };
    await noted(tx, systemAt(now), { action: "price_freed", subject: "tyre", subjectId: id, details });
  });
}

/** Puts the rule's or the list's prices back where somebody's hand held until yesterday in Prague. */
export async function endOverrides(now: Date): Promise<void> {
  const ended = await database()
    .select({ id: priceOverride.productId })
    .from(priceOverride)
    .where(lt(priceOverride.until, pragueDay(now)));
  for (const { id } of ended) await end(id, now);
}
