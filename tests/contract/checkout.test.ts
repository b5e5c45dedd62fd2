import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { withDatabase } from "@/tests/support/scene";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers, type OpenCarrier } from "@/tests/support/transports";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

describe.each(carriers)("before the order, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  let tyre: number;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    shopper = newShopper(opened.carrier);
    tyre = await addTyre();
  });

  const add = (quantity: number, id = tyre) => shopper.does("POST /cart/items", { body: { product_id: id, quantity } });
  const deliveries = async (country: "CZ" | "SK", headers = {}) =>
    (await shopper.does("GET /checkout/shipping-methods", { query: { country } }, headers)).body.data;
  const prices = async (country: "CZ" | "SK", headers = {}) =>
    (await deliveries(country, headers)).map(({ id, price }) => `${id} ${price.amount} ${price.currency}`);

  it("delivery is courier, partner garage or pickup, named in the caller's language, with the days it takes", async () => {
    const data = await deliveries("CZ");
    expect(data.map(({ id, type, name }) => [id, type, name])).toEqual([
      ["courier_cz", "courier", "Kurýr na adresu"],
      ["fitter_cz", "parcelshop", "Partnerský pneuservis"],
      ["pickup_cz", "pickup", "Osobní odběr u nás"],
    ]);
    for (const { estimate } of data) expect(estimate && estimate.from <= estimate.to).toBe(true);
  });

  it("delivery without a cart is priced for one tyre", async () => {
    expect(await prices("CZ")).toEqual(["courier_cz 13900 CZK", "fitter_cz 9900 CZK", "pickup_cz 0 CZK"]);
  });

  it("delivery is priced for the caller's cart, country and currency", async () => {
    await add(2);
    expect(await prices("CZ")).toEqual(["courier_cz 16900 CZK", "fitter_cz 9900 CZK", "pickup_cz 0 CZK"]);
    expect(await prices("SK", { "x-currency": "EUR" })).toEqual([
      "courier_sk 790 EUR",
      "fitter_sk 490 EUR",
      "pickup_sk 0 EUR",
    ]);
  });

  it("delivery of four tyres is free", async () => {
    await add(4);
    expect(await prices("CZ")).toEqual(["courier_cz 0 CZK", "fitter_cz 0 CZK", "pickup_cz 0 CZK"]);
  });

  it("delivery of large tyres to the door costs more", async () => {
    await add(1, await addTyre({ rimTenths: 190, family: "suv", category: "suv-winter" }));
    expect(await prices("CZ")).toContain("courier_cz 16900 CZK");
  });

  it.each(["PL", "cz", ""])("delivery to %j is not offered: 422", async (country) => {
    const refusal = await shopper.isRefused("GET /checkout/shipping-methods", { query: { country } });
    expect(refusal).toMatchObject({ code: "invalid", errors: [{ path: "country" }] });
  });

  it("pick-up points are searched by town, ZIP or name, accents or not", async () => {
    const find = async (q?: string) =>
      (await shopper.does("GET /checkout/pickup-points", { query: { method: "fitter_cz", ...(q && { q }) } })).body
        .data;
    expect((await find()).length).toBeGreaterThan(20);
    expect((await find("ceske bude")).map(({ id }) => id)).toEqual(["cz-pneuservis-na-soutoku-ceske-budejovice"]);
    expect((await find("370")).map(({ city }) => city)).toEqual(["České Budějovice"]);
    expect(await find("Atlantida")).toEqual([]);
  });

  it("pick-up points come by town, with a ZIP the nearest to it first and with kilometres", async () => {
    const find = async (query: { q?: string; near?: string }) =>
      (await shopper.does("GET /checkout/pickup-points", { query: { method: "fitter_cz", ...query } })).body.data.map(
        ({ city, distance_km }) => [city, distance_km],
      );
    expect((await find({}))[0]).toEqual(["Brno", null]);
    expect((await find({ near: "378 10" }))[0]).toEqual(["České Budějovice", 36]);
    expect((await find({ q: "378 10" }))[0]).toEqual(["České Budějovice", 36]);
    expect((await find({ near: "somewhere" }))[0]).toEqual(["Brno", null]);
  });

  it.each(["courier_cz", "pickup_cz", "parcelshop"])("%s has no points: 404", async (method) => {
    expect(await shopper.isRefused("GET /checkout/pickup-points", { query: { method } })).toMatchObject({
      status: 404,
    });
  });

  it("pick-up points of no method are refused: 422", async () => {
    const refusal = await shopper.isRefused("GET /checkout/pickup-points");
    expect(refusal.errors).toMatchObject([{ path: "method", code: "required" }]);
  });

  it("the ways to pay follow country and delivery; cards are not offered", async () => {
    const ways = async (query: { country?: "CZ" | "SK"; delivery?: string }, headers = {}) =>
      (await shopper.does("GET /checkout/payment-methods", { query }, headers)).body.data.map(
        ({ id, name, price }) => `${id}: ${name}, ${price.amount} ${price.currency}`,
      );
    const transfer = "bank_transfer: Bankovní převod, 0 CZK";
    expect(await ways({})).toEqual([transfer, "cash_on_delivery: Platba při převzetí, 4900 CZK"]);
    expect(await ways({ country: "CZ", delivery: "pickup_cz" })).toEqual([
      transfer,
      "cash_on_delivery: Platba při převzetí, 0 CZK",
    ]);
    expect(await ways({ country: "SK" })).toEqual([transfer]);
    expect(await ways({}, { "x-currency": "USD" })).toEqual(["bank_transfer: Bankovní převod, 0 USD"]);
    expect(await ways({}, { "x-currency": "EUR", "accept-language": "sk" })).toEqual([
      "bank_transfer: Bankový prevod, 0 EUR",
      "cash_on_delivery: Platba pri prevzatí, 190 EUR",
    ]);
  });

  it("a tyre that is not sold any more is still counted in what a delivery costs", async () => {
    await add(2);
    await changeTyre(tyre, { active: false });
    expect(await prices("CZ")).toContain("courier_cz 16900 CZK");
  });
});
