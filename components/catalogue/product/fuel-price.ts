import type { Currency } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";

/**
 * The price of a litre that years of fuel are compared at, VAT included: a round figure of Czech pumps, the others at
 * 24.3 CZK to the euro and 21 CZK to the dollar. An assumption, so it is always shown beside its result.
 */
const perLitre: Record<Currency, number> = { CZK: 3_800, EUR: 156, USD: 181 };

/** The assumed price of a litre of fuel in a currency. */
export function fuelPrice(currency: Currency): Money {
  return moneyOf(perLitre[currency], currency);
}
