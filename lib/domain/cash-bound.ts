import type { Country, Currency } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";

/**
 * Most that may be paid in cash, minor units. Czechia: 270,000 Kč to the same recipient within a day, Act 254/2004, § 4 (1) and (4).
 * Slovakia: 5,000 € where one of the two is a business, Act 394/2012 as in force since 1 January 2026 (15,000 € is left for
 * payments between consumers); known from the tax administration's notice in the press, not from the collection of laws. The
 * other currency of a country, which only the shop's own counter takes, is bounded below what any rate of these years makes of it.
 */
const maxCash: Record<Country, Record<Currency, number>> = {
  CZ: { CZK: 27_000_000, EUR: 1_000_000, USD: 0 },
  SK: { EUR: 500_000, CZK: 11_000_000, USD: 0 },
};

/** The law's bound in the money of each country. */
export const cashAtHome = { CZK: maxCash.CZ.CZK, EUR: maxCash.SK.EUR };

/** Most that the merchant takes in cash, minor units; a currency that is left out has the law's bound only. */
export type CashLimits = Partial<Record<Currency, number>>;

/** The merchant's own bound for cash in that currency, `null` without one. */
export function ownCashLimit(currency: Currency, limits: CashLimits): Money | null {
  const amount = limits[currency];
  return amount === undefined ? null : { amount, currency };
}

/** May this be paid in cash in that country? @param limits the merchant's own bounds beside the law's */
export function fitsCash({ amount, currency }: Money, country: Country, limits: CashLimits = {}): boolean {
  return amount <= Math.min(maxCash[country][currency], limits[currency] ?? Number.POSITIVE_INFINITY);
}
