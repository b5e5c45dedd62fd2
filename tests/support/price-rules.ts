import { asc, eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { brand, product } from "@/lib/backend/kernel/database/schema/catalogue";
import type { PriceRuleBody } from "@/lib/contract/admin/price-rules";

/** A rule for every tyre: the cost with 15 %, to whole crowns and cents, unless told otherwise. */
export function ruleBody(change: Partial<PriceRuleBody> = {}): PriceRuleBody {
  return {
    id: null,
    name: "Všechny",
    scope: {},
    markup_permille: 150,
    least_profit: 0,
    rounding: { CZK: { to: 100, ending: null }, EUR: { to: 1, ending: null }, USD: { to: 1, ending: null } },
    from: null,
    to: null,
    active: true,
    ...change,
  };
}

/** A tyre's prices as the shop has them, with where they come from. */
export async function pricesOf(id: number) {
  const [row] = await database()
    .select({
      czk: product.priceCzk,
      eur: product.priceEur,
      usd: product.priceUsd,
      source: product.priceSource,
      rule: product.ruleId,
    })
    .from(product)
    .where(eq(product.id, id));
  return row;
}

/** Tyres on sale in the order of their ids, with the slug and tier of their brands. */
export const stockByBrand = () =>
  database()
    .select({ tyre: product, brand: brand.slug, tier: brand.tier })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .orderBy(asc(product.id));
