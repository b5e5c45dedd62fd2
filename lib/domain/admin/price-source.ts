/** Where a tyre's prices come from: a list's retail prices, a price rule, or somebody's hand. */
export const priceSources = ["list", "rule", "manual"] as const;
export type PriceSource = (typeof priceSources)[number];
