import { deliveryRates } from "@/lib/domain/delivery-rates";
import type { Country, Currency } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";

/** What was paid for an order; all prices in minor units of its currency. */
type Paid = {
  lines: readonly { product_id: number; quantity: number; unit_price: number }[];
  deliveryPrice: number;
  paymentPrice: number;
  /** Where it was delivered. */
  country: Country;
  currency: Currency;
};

/** Pieces of an order that are given back; `null` for all that is left of it, or for what the consumer describes in their own words. */
type Withdrawn = readonly { product_id: number; quantity: number }[] | null;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is left of each line after one more withdrawal, in the order of the lines. */
const leftAfter = (lines: Paid["lines"], left: readonly number[], given: Withdrawn) =>
  lines.map(({ product_id }, at) => {
    const asked =
      given === null ? (left[at] ?? 0) : (given.find((line) => line.product_id === product_id)?.quantity ?? 0);
    return Math.max(0, (left[at] ?? 0) - asked);
  });

/**
 * What has to go back after a withdrawal at most: the goods it is about, and when nothing of the order is left then also what was paid for
 * paying, and for delivery as much as the cheapest one costs, which in every list is that to a partner garage. Collecting at the shop is
 * no delivery. Of words nobody can be sure, so they count as all that is left. Source: Directive 2011/83/EU, article 13(1) and (2).
 * @param earlier what was withdrawn from before, without what was refused
 */
export function refundAtMost(
  { lines, deliveryPrice, paymentPrice, country, currency }: Paid,
  given: Withdrawn,
  earlier: readonly Withdrawn[] = [],
): Money {
  const ordered = lines.map(({ quantity }) => quantity);
  const before = earlier.reduce((left, one) => leftAfter(lines, left, one), ordered);
  const after = leftAfter(lines, before, given);
  const goods = sumOf(lines.map(({ unit_price }, at) => unit_price * ((before[at] ?? 0) - (after[at] ?? 0))));
  if (sumOf(before) === 0 || sumOf(after) > 0) return moneyOf(goods, currency);
  const delivery = Math.min(deliveryPrice, deliveryRates(country, currency).parcelshop);
  return moneyOf(goods + delivery + paymentPrice, currency);
}
