import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { nextPrices, type PricedTyre } from "@/lib/backend/pricing/next-prices";
import { holdsOn, type PriceRule } from "@/lib/domain/admin/price-rule";
import type { Priced, PriceTerms } from "@/lib/domain/admin/price-rules";
import type { PriceState } from "@/lib/domain/admin/price-source";

/** Tyres that are read and priced at once: a few milliseconds of the event loop, which serves the shop's pages too. */
const portion = 200;

export type Repriced = { row: PricedTyre; next: PriceState; priced: Priced };

type Flat = Omit<PricedTyre, "now"> & PriceState;

/** The next tyres on sale, as `selectPriced` has them: mapped by the query, for drizzle takes longer to map a tyre than rules to price it. */
async function read(db: Executor, after: number): Promise<PricedTyre[]> {
  const rows = await db.execute<Flat>(sql`
    select p.id, b.slug as brand, b.name as "brandName", b.tier, p.family, p.season, p.rim_tenths as "rimTenths",
      p.offer_supplier_id as "supplierId", p.production_year as "productionYear", p.cost_czk as cost,
      p.price_czk, p.price_eur, p.price_usd, p.price_source, p.rule_id,
      case when l.product_id is not null then json_build_object('productId', l.product_id, 'priceCzk', l.price_czk,
        'priceEur', l.price_eur, 'priceUsd', l.price_usd) end as list,
      case when o.product_id is not null then json_build_object('priceCzk', o.price_czk,
        'priceEur', o.price_eur, 'priceUsd', o.price_usd, 'until', o.until) end as override
    from product as p join brand as b on b.id = p.brand_id
    left join list_price as l on l.product_id = p.id left join price_override as o on o.product_id = p.id
    where p.active and p.id > ${after} order by p.id limit ${portion}`);
  return rows.map(({ price_czk, price_eur, price_usd, price_source, rule_id, ...row }) => ({
    ...row,
    now: { price_czk, price_eur, price_usd, price_source, rule_id },
  }));
}

/**
 * Prices every tyre on sale by the rules, a portion at a time in the order of their ids; between two portions whatever waits is done, and
 * the next tyres are read meanwhile. What it yields is all that a simulation shows and a change set writes, so that both say the same.
 */
export async function* repriceStock(
  db: Executor,
  rules: readonly PriceRule[],
  terms: PriceTerms,
): AsyncGenerator<Repriced[]> {
  const today = rules.filter((rule) => holdsOn(rule, terms.today));
  let rows = await read(db, 0);
  while (rows.length > 0) {
    const following = read(db, rows.at(-1)?.id ?? 0);
    following.catch(() => {}); // told when it is awaited
    await setImmediate();
    yield rows.map((row) => {
      const { state, priced } = nextPrices(row, today, terms);
      return { row, next: state, priced };
    });
    await setImmediate();
    rows = await following;
  }
}
