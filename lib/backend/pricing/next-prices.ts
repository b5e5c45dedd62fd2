import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { brand, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { listPrice, priceOverride } from "@/lib/backend/kernel/database/schema/pricing";
import type { PriceRule } from "@/lib/domain/admin/price-rule";
import { type Priced, type PriceOverride, type PriceTerms, priceBy } from "@/lib/domain/admin/price-rules";
import type { PriceState } from "@/lib/domain/admin/price-source";

const columns = {
  id: product.id,
  brand: brand.slug,
  brandName: brand.name,
  tier: brand.tier,
  family: product.family,
  season: product.season,
  rimTenths: product.rimTenths,
  supplierId: product.offerSupplierId,
  productionYear: product.productionYear,
  cost: product.costCzk,
  now: {
    price_czk: product.priceCzk,
    price_eur: product.priceEur,
    price_usd: product.priceUsd,
    price_source: product.priceSource,
    rule_id: product.ruleId,
  },
  list: listPrice,
  override: priceOverride,
};

/** Tyres with all that their prices are made of; to be narrowed and ordered. */
export const selectPriced = (db: Executor) =>
  db
    .select(columns)
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(listPrice, eq(listPrice.productId, product.id))
    .leftJoin(priceOverride, eq(priceOverride.productId, product.id))
    .$dynamic();

export type PricedRow = Awaited<ReturnType<typeof selectPriced>>[number];

/** The same without who set a price by hand, and why. */
export type PricedTyre = Omit<PricedRow, "override"> & { override: PriceOverride | null };

/**
 * What a tyre costs by the rules and by what is set by hand. Where neither says anything its list does: its price stays while it is the
 * list's, else what the list asked comes back.
 * @param override what is set by hand; the tyre's own when left out
 */
export function nextPrices(
  row: PricedTyre,
  rules: readonly PriceRule[],
  terms: PriceTerms,
  override: PriceOverride | null = row.override,
): { state: PriceState; priced: Priced } {
  const priced = priceBy(rules, row, row.cost, { ...terms, override });
  const list = row.now.price_source === "list" ? null : row.list;
  const { CZK, EUR, USD } = priced.prices;
  const state: PriceState = {
    price_czk: CZK ?? list?.priceCzk ?? row.now.price_czk,
    price_eur: EUR ?? list?.priceEur ?? row.now.price_eur,
    price_usd: USD ?? list?.priceUsd ?? row.now.price_usd,
    price_source: priced.source,
    rule_id: priced.source === "rule" ? (priced.rule?.id ?? null) : null,
  };
  return { state, priced };
}

/** Is it the same in every part? */
export const sameState = (one: PriceState, other: PriceState): boolean =>
  (Object.keys(one) as (keyof PriceState)[]).every((key) => one[key] === other[key]);
