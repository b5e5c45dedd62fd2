import { describe, expect, it } from "@jest/globals";
import { vatIncluded, vatRate } from "@/lib/domain/vat";

describe("VAT", () => {
  it("is 21 % in Czechia and 23 % in Slovakia", () => {
    expect(vatRate("CZ")).toBe(21);
    expect(vatRate("SK")).toBe(23);
  });

  it("is split out of the gross price, the net part rounded to a minor unit", () => {
    expect(vatIncluded({ amount: 215_000, currency: "CZK" }, 21)).toEqual({
      net: { amount: 177_686, currency: "CZK" },
      vat: { amount: 37_314, currency: "CZK" },
    });
    expect(vatIncluded({ amount: 12_300, currency: "EUR" }, 23)).toEqual({
      net: { amount: 10_000, currency: "EUR" },
      vat: { amount: 2300, currency: "EUR" },
    });
  });

  it("always adds up to the gross price", () => {
    for (let amount = 0; amount <= 3000; amount += 1) {
      const { net, vat } = vatIncluded({ amount, currency: "EUR" }, 23);
      expect(net.amount + vat.amount).toBe(amount);
    }
  });

  it("of a refund mirrors the sale", () => {
    expect(vatIncluded({ amount: -215_000, currency: "CZK" }, 21)).toEqual({
      net: { amount: -177_686, currency: "CZK" },
      vat: { amount: -37_314, currency: "CZK" },
    });
  });

  it("rounds a half away from zero, either way", () => {
    expect(vatIncluded({ amount: 3, currency: "EUR" }, 100).net.amount).toBe(2);
    expect(vatIncluded({ amount: -3, currency: "EUR" }, 100).net.amount).toBe(-2);
  });

  it("refuses a fraction of a minor unit", () => {
    expect(() => vatIncluded({ amount: 0.5, currency: "EUR" }, 21)).toThrow(
      expect.objectContaining({ code: "not_an_integer" }),
    );
  });
});
