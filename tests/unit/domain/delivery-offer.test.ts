import { describe, expect, test } from "@jest/globals";
import { deliveryOffer, offeredQuantities } from "@/lib/domain/delivery-offer";
import type { Country, Currency } from "@/lib/domain/locale";

/** Methods with the minor units they cost for one, two and four tyres. */
function offer(country: Country, currency: Currency): Record<string, number[]> {
  return Object.fromEntries(
    deliveryOffer(country, currency).map(({ method, prices }) => [method.id, prices.map(({ amount }) => amount)]),
  );
}

describe("the price list of delivery", () => {
  test("is of one, two and four tyres", () => {
    expect(offeredQuantities).toEqual([1, 2, 4]);
  });

  test.each<[Country, Currency, Record<string, number[]>]>([
    ["CZ", "CZK", { courier_cz: [13_900, 16_900, 0], fitter_cz: [9_900, 9_900, 0], pickup_cz: [0, 0, 0] }],
    ["CZ", "EUR", { courier_cz: [570, 690, 0], fitter_cz: [410, 410, 0], pickup_cz: [0, 0, 0] }],
    ["SK", "EUR", { courier_sk: [590, 790, 0], fitter_sk: [490, 490, 0], pickup_sk: [0, 0, 0] }],
    ["SK", "USD", { courier_sk: [680, 910, 0], fitter_sk: [570, 570, 0], pickup_sk: [0, 0, 0] }],
  ])("to %s in %s names every method at the checkout's prices", (country, currency, expected) => {
    expect(offer(country, currency)).toEqual(expected);
  });

  test("is in the currency asked for", () => {
    const currencies = deliveryOffer("CZ", "USD").flatMap(({ prices }) => prices.map(({ currency }) => currency));
    expect(new Set(currencies)).toEqual(new Set(["USD"]));
  });
});
