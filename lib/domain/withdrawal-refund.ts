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

/** Pieces of an order that are given back; `null` for all of it, or for what the consumer describes in their own words. */
type Withdrawn = readonly { product_id: number; quantity: number }[] | null;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What has to go back after a withdrawal at most: the goods it is about, and when that is all of the order also what was paid for
 * paying, and for delivery as much as the cheapest one costs, which in every list is that to a partner garage. Collecting at the shop is
 * no delivery. Of words nobody can be sure, so they count as all of it. Source: Directive 2011/83/EU, article 13(1) and (2).
 */
export function refundAtMost({ lines, deliveryPrice, paymentPrice, country, currency }: Paid, given: Withdrawn): Money {
  const pieces = lines.map(({ product_id, quantity }) =>
    given === null ? quantity : (given.find((line) => line.product_id === product_id)?.quantity ?? 0),
  );
  const goods = sumOf(lines.map(({ unit_price }, at) => unit_price * (pieces[at] ?? 0)));
  const isWhole = lines.every(({ quantity }, at) => pieces[at] === quantity);
  if (!isWhole) return moneyOf(goods, currency);
  const delivery = Math.min(deliveryPrice, deliveryRates(country, currency).parcelshop);
  return moneyOf(goods + delivery + paymentPrice, currency);
}
