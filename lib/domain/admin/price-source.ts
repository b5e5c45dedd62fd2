/** Where a tyre's prices come from: a list's retail prices, a price rule, or somebody's hand. */
export const priceSources = ["list", "rule", "manual"] as const;
export type PriceSource = (typeof priceSources)[number];

/** A tyre's prices, with VAT in minor units, and where they come from, in the words of a change set's rows. */
export type PriceState = {
  price_czk: number;
  price_eur: number;
  price_usd: number;
  price_source: PriceSource;
  rule_id: number | null;
};
