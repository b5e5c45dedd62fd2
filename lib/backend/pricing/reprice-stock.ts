import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { nextPrices, type PricedRow, selectPriced } from "@/lib/backend/pricing/next-prices";
import type { PriceRule } from "@/lib/domain/admin/price-rule";
import type { Priced, PriceTerms } from "@/lib/domain/admin/price-rules";
import type { PriceState } from "@/lib/domain/admin/price-source";

/** Tyres that are read and priced at once: a few milliseconds of the event loop, which serves the shop's pages too. */
const portion = 200;

export type Repriced = { row: PricedRow; next: PriceState; priced: Priced };

/**
 * Prices every tyre on sale by the rules, a portion at a time in the order of their ids; between two portions whatever waits is done.
 * What it yields is all that a simulation shows and a change set writes, so that both say the same.
 */
export async function* repriceStock(
  db: Executor,
  rules: readonly PriceRule[],
  terms: PriceTerms,
): AsyncGenerator<Repriced[]> {
  for (let after = 0; ; ) {
    const rows = await selectPriced(db)
      .where(and(eq(product.active, true), gt(product.id, after)))
      .orderBy(asc(product.id))
      .limit(portion);
    const last = rows.at(-1);
    if (!last) return;
    await setImmediate();
    yield rows.map((row) => {
      const { state, priced } = nextPrices(row, rules, terms);
      return { row, next: state, priced };
    });
    await setImmediate();
    after = last.id;
  }
}
