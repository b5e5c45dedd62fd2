import { describe, expect, it } from "@jest/globals";
import { type PaymentSituation, paymentKind, paymentMethods } from "@/lib/domain/payment-methods";

const offered = (situation: Omit<PaymentSituation, "online">, cards = false) =>
  paymentMethods({ ...situation, online: cards ? ["card"] : [] }).map(
    ({ id, price }) => `${id} ${price.amount} ${price.currency}`,
  );

describe("the ways to pay", () => {
  it("are transfer and cash where the courier collects the money of the prices", () => {
    expect(offered({ currency: "CZK", country: "CZ", delivery: "courier" })).toEqual([
      "bank_transfer 0 CZK",
      "cash_on_delivery 4900 CZK",
    ]);
    expect(offered({ currency: "EUR", country: "SK", delivery: "parcelshop" })).toEqual([
      "bank_transfer 0 EUR",
      "cash_on_delivery 190 EUR",
    ]);
  });

  it("are a transfer only where the courier collects another money", () => {
    expect(offered({ currency: "EUR", country: "CZ", delivery: "courier" })).toEqual(["bank_transfer 0 EUR"]);
    expect(offered({ currency: "CZK", country: "SK", delivery: "courier" })).toEqual(["bank_transfer 0 CZK"]);
  });

  it("cost nothing at the shop's own counter, which takes crowns and euros", () => {
    expect(offered({ currency: "CZK", country: "SK", delivery: "pickup" })).toContain("cash_on_delivery 0 CZK");
    expect(offered({ currency: "EUR", country: "CZ", delivery: "pickup" })).toContain("cash_on_delivery 0 EUR");
  });

  it("are a transfer only for dollars, which nobody takes in cash", () => {
    for (const delivery of ["courier", "parcelshop", "pickup", null] as const) {
      expect(offered({ currency: "USD", country: "CZ", delivery })).toEqual(["bank_transfer 0 USD"]);
    }
  });

  it("are not known to be free before the delivery is chosen", () => {
    expect(offered({ currency: "CZK", country: "CZ", delivery: null })).toContain("cash_on_delivery 4900 CZK");
  });

  it("begin with the card, in each currency and without a fee, only where the shop has a gateway for cards", () => {
    for (const currency of ["CZK", "EUR", "USD"] as const) {
      const situation = { currency, country: "CZ", delivery: "courier" } as const;
      expect(offered(situation, true)[0]).toBe(`card 0 ${currency}`);
      expect(offered(situation)).not.toContain(`card 0 ${currency}`);
    }
  });

  it("have a bank button among those of a gateway, free and first, as it offers them", () => {
    const ways = paymentMethods({
      currency: "EUR",
      country: "SK",
      delivery: "courier",
      online: ["card", "bank_button"],
    });
    expect(ways.slice(0, 2)).toEqual([
      { id: "card", price: { amount: 0, currency: "EUR" } },
      { id: "bank_button", price: { amount: 0, currency: "EUR" } },
    ]);
    expect(paymentKind("bank_button")).toBe("online");
  });
});
