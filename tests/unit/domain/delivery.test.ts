import { describe, expect, it } from "@jest/globals";
import {
  deliveryCountry,
  deliveryMethod,
  deliveryMethods,
  deliveryPrice,
  isDeliveryMethodId,
} from "@/lib/domain/delivery";
import { codFee, freeDeliveryFrom } from "@/lib/domain/delivery-rates";
import { type Currency, countries, currencies } from "@/lib/domain/locale";
import type { ParcelTyre } from "@/lib/domain/parcel";

const car = (quantity: number, fields: Partial<ParcelTyre> = {}): ParcelTyre => ({
  quantity,
  rim: 16,
  family: "car",
  overallDiameterMm: 631.9,
  widthMm: 205,
  ...fields,
});
const price = (methodId: string, currency: Currency, tyres: ParcelTyre[], goods = 100) =>
  deliveryPrice({ methodId, currency, tyres, goodsTotal: { amount: goods, currency } }).amount;

describe("country of delivery", () => {
  it.each([
    ["Slovakia", "SK"],
    ["slovakia", "SK"],
    ["SK", "SK"],
    ["SVK", "SK"],
    ["Slovensko", "SK"],
    ["Slovak Republic", "SK"],
    ["Slovenská republika", "SK"],
    [" slovenska republika ", "SK"],
    ["Czechia", "CZ"],
    ["Czech Republic", "CZ"],
    ["Česká republika", "CZ"],
    ["Česko", "CZ"],
    ["Slovinsko", "CZ"],
    ["CZ", "CZ"],
    ["Austria", "CZ"],
    ["", "SK"],
    [undefined, "SK"],
    [null, "SK"],
  ])("of %p is %s: Slovakia gives SK, anything else CZ, and the default is Slovakia", (country, code) => {
    expect(deliveryCountry(country)).toBe(code);
  });
});

describe("delivery methods", () => {
  it("are a courier, a partner garage and the shop itself in each country", () => {
    expect(deliveryMethods("CZ").map(({ id, type }) => [id, type])).toEqual([
      ["courier_cz", "courier"],
      ["fitter_cz", "parcelshop"],
      ["pickup_cz", "pickup"],
    ]);
    expect(deliveryMethods("SK").map(({ id }) => id)).toEqual(["courier_sk", "fitter_sk", "pickup_sk"]);
  });

  it("leave out the courier when a tyre is larger than couriers take", () => {
    const huge = car(1, { overallDiameterMm: 900, widthMm: 345 });
    expect(deliveryMethods("CZ", [car(4), huge]).map(({ id }) => id)).toEqual(["fitter_cz", "pickup_cz"]);
  });

  it("refuse an unknown id", () => {
    expect(isDeliveryMethodId("toString")).toBe(false);
    expect(() => deliveryMethod("toString")).toThrow(expect.objectContaining({ code: "unknown_delivery_method" }));
  });
});

describe("delivery price", () => {
  it("of a courier goes by the number of tyres, in crowns to Czechia", () => {
    expect([1, 2, 3, 4, 5].map((pieces) => price("courier_cz", "CZK", [car(pieces)]))).toEqual([
      13_900, 16_900, 22_900, 0, 0,
    ]);
  });

  it("of a courier goes by the number of tyres, in euros to Slovakia", () => {
    expect([1, 2, 3, 4].map((pieces) => price("courier_sk", "EUR", [car(pieces)]))).toEqual([590, 790, 1090, 0]);
  });

  it("counts the tyres of all lines together", () => {
    expect(price("courier_cz", "CZK", [car(1), car(1, { widthMm: 225 })])).toBe(16_900);
    expect(price("courier_cz", "CZK", [car(2), car(2, { widthMm: 225 })])).toBe(0);
  });

  it("adds a surcharge for each tyre of 18 inches and more or of an SUV, once", () => {
    expect(price("courier_cz", "CZK", [car(2, { rim: 18 })])).toBe(16_900 + 2 * 3_000);
    expect(price("courier_cz", "CZK", [car(2, { rim: 17 })])).toBe(16_900);
    expect(price("courier_cz", "CZK", [car(1, { family: "suv" })])).toBe(13_900 + 3_000);
    expect(price("courier_cz", "CZK", [car(1, { family: "suv", rim: 19 }), car(1)])).toBe(16_900 + 3_000);
    expect(price("courier_sk", "EUR", [car(3, { rim: 18 })])).toBe(1090 + 3 * 150);
    expect(price("courier_cz", "CZK", [car(2, { family: "van" })])).toBe(16_900);
  });

  it("to a partner garage is one price, without surcharge", () => {
    expect(price("fitter_cz", "CZK", [car(1)])).toBe(9_900);
    expect(price("fitter_cz", "CZK", [car(3, { rim: 20 })])).toBe(9_900);
    expect(price("fitter_sk", "EUR", [car(2)])).toBe(490);
    expect(price("fitter_sk", "EUR", [car(4)])).toBe(0);
  });

  it("is nothing at the shop", () => {
    expect(price("pickup_cz", "CZK", [car(1)])).toBe(0);
    expect(price("pickup_sk", "USD", [car(1, { rim: 21 })])).toBe(0);
  });

  it("is nothing from the threshold on, surcharge included", () => {
    expect(price("courier_cz", "CZK", [car(1, { rim: 20 })], 299_999)).toBe(16_900);
    expect(price("courier_cz", "CZK", [car(1, { rim: 20 })], 300_000)).toBe(0);
    expect(price("courier_sk", "EUR", [car(1)], 14_000)).toBe(0);
    expect(freeDeliveryFrom("SK", "EUR")).toEqual({ amount: 14_000, currency: "EUR" });
  });

  it("of an empty cart is that of one tyre", () => {
    expect(price("courier_cz", "CZK", [], 0)).toBe(13_900);
  });

  it("has a list in every currency for both countries, whole crowns in CZK", () => {
    for (const country of countries) {
      for (const currency of currencies) {
        const amount = price(`courier_${country.toLowerCase()}`, currency, [car(1)]);
        expect(amount).toBeGreaterThan(0);
        if (currency === "CZK") expect(amount % 100).toBe(0);
      }
    }
    expect(price("courier_cz", "USD", [car(2)])).toBe(800);
  });

  it("refuses goods in another currency and an unknown method", () => {
    const order = { methodId: "courier_cz", currency: "CZK", tyres: [car(1)] } as const;
    expect(() => deliveryPrice({ ...order, goodsTotal: { amount: 1, currency: "EUR" } })).toThrow(
      expect.objectContaining({ code: "currency_mismatch" }),
    );
    expect(() => price("drone", "CZK", [car(1)])).toThrow(expect.objectContaining({ code: "unknown_delivery_method" }));
  });
});

describe("cash on delivery", () => {
  it("costs 49 Kč in Czechia and 1.90 € in Slovakia", () => {
    expect(codFee("CZ", "CZK")).toEqual({ amount: 4_900, currency: "CZK" });
    expect(codFee("SK", "EUR")).toEqual({ amount: 190, currency: "EUR" });
  });
});
