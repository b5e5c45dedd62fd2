import type { Rates } from "@/lib/backend/import/prices/rates";
import { type Currency, currencies } from "@/lib/domain/locale";

/** A price in each of the shop's price lists, in minor units with VAT. */
export type PriceLists = Record<Currency, number>;

/** The Czech list is in whole crowns. */
const step: Record<Currency, number> = { CZK: 100, EUR: 1, USD: 1 };

/**
 * The prices of every list from one price: `amount` in hundredths of `currency`, which must have a rate. Each list is
 * rounded to its own step, never to nothing: the cheapest tyre costs at least one step.
 */
export function priceLists(amount: number, currency: string, rates: Rates): PriceLists {
  const crowns = amount * (rates[currency] ?? Number.NaN);
  const price = (list: Currency) => {
    const exact = list === currency ? amount : crowns / (rates[list] ?? Number.NaN);
    return Math.max(step[list], Math.round(Number((exact / step[list]).toFixed(6))) * step[list]);
  };
  return Object.fromEntries(currencies.map((list) => [list, price(list)])) as PriceLists;
}
