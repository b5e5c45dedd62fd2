import { expect, test } from "@jest/globals";
import { deliveryRates } from "@/lib/domain/delivery-rates";
import { countries, currencies } from "@/lib/domain/locale";
import { refundAtMost } from "@/lib/domain/withdrawal-refund";

const lines = [
  { product_id: 1, quantity: 2, unit_price: 50_000 },
  { product_id: 2, quantity: 1, unit_price: 70_000 },
];
const paid = { lines, deliveryPrice: 22_900, paymentPrice: 4_900, country: "CZ", currency: "CZK" } as const;

test("delivery to a partner garage is the cheapest in every list", () => {
  for (const country of countries)
    for (const currency of currencies) {
      const { parcelshop, courier } = deliveryRates(country, currency);
      expect(parcelshop).toBeLessThanOrEqual(Math.min(...courier));
    }
});

test.each([
  ["all of the order", null, 170_000 + 9_900 + 4_900],
  ["every line of it by name", lines, 170_000 + 9_900 + 4_900],
  ["some pieces", [{ product_id: 1, quantity: 1 }], 50_000],
  ["one line", [{ product_id: 2, quantity: 1 }], 70_000],
])("after a withdrawal from %s so much goes back at most", (_what, given, amount) => {
  expect(refundAtMost(paid, given)).toEqual({ amount, currency: "CZK" });
});

const one = (product_id: number, quantity = 1) => [{ product_id, quantity }];

test.each([
  ["the rest of an order by name", [...one(1), ...one(2)], [one(1)], 50_000 + 70_000 + 9_900 + 4_900],
  ["all that is left", null, [one(1), one(1)], 70_000 + 9_900 + 4_900],
  ["a part of what is left", one(1), [one(1)], 50_000],
  ["more than is left", one(1, 2), [one(1)], 50_000],
  ["an order of which nothing is left", null, [lines], 0],
])("after %s goes back what did not go back before, with the delivery once", (_what, given, earlier, amount) => {
  expect(refundAtMost(paid, given, earlier)).toEqual({ amount, currency: "CZK" });
});

test("of delivery never more goes back than was paid for it", () => {
  expect(refundAtMost({ ...paid, deliveryPrice: 0 }, null).amount).toBe(170_000 + 4_900);
});
