import type { Country } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";

/** Standard rates in percent: Czechia since 1 January 2013, Slovakia since 1 January 2025. */
const rates: Record<Country, number> = { CZ: 21, SK: 23 };

/** The VAT rate in percent of goods delivered to `country` (VAT follows the country of delivery). */
export function vatRate(country: Country): number {
  return rates[country];
}

/**
 * Splits a price that includes VAT of `rate` percent. The net part is rounded to the nearest minor unit, halves away from
 * zero, and the tax is the rest, so `net + vat` is always the gross. Split an order's total once rather than every line:
 * rounded lines need not add up to the rounded total. Refunds (negative amounts) mirror the sale.
 * @throws DomainError `not_an_integer`
 */
export function vatIncluded(gross: Money, rate: number): { net: Money; vat: Money } {
  const { amount, currency } = moneyOf(gross.amount, gross.currency);
  const net = Math.sign(amount) * Math.round((Math.abs(amount) * 100) / (100 + rate));
  return { net: moneyOf(net + 0, currency), vat: moneyOf(amount - net, currency) };
}
