import { beforeEach, describe, expect, it } from "@jest/globals";
import { newScene, withDatabase } from "@/tests/support/scene";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

describe.each(carriers)("the lines of a cart, %s", (_name, open) => {
  const scene = newScene(open);
  const { add, lines } = scene;
  let shopper: Shopper;
  let tyre: number;
  let other: number;

  beforeEach(async () => {
    ({ shopper, tyre } = scene);
    other = await addTyre({ priceCzk: 250_000, priceEur: 10_000, priceUsd: 11_000 });
  });
  const detailed = async () => (await shopper.does("GET /cart/detailed", {})).body;

  it("sets the pieces of the line at a position", async () => {
    await add(1);
    await add(1, other);
    const { body } = await shopper.does("PATCH /cart/items/{index}", {
      path: { index: 1 },
      headers: {},
      body: { quantity: 4 },
    });
    expect(body.items.map((item) => item.quantity)).toEqual([1, 4]);
    expect(body.total).toEqual({ amount: 1_100_000, currency: "CZK" });
  });

  it("refuses more pieces than there are at a position: 409 with what is left", async () => {
    await add(1);
    const refusal = await shopper.isRefused("PATCH /cart/items/{index}", {
      path: { index: 0 },
      body: { quantity: 11 },
    });
    expect(refusal).toMatchObject({ code: "out_of_stock", left: 10, product_id: tyre });
  });

  it("removes the line at a position; later lines move up", async () => {
    const third = await addTyre();
    for (const id of [tyre, other, third]) await add(1, id);
    const { status, body } = await shopper.does("DELETE /cart/items/{index}", { path: { index: 1 }, headers: {} });
    expect(status).toBe(200);
    expect(body.items.map((item) => item.product_id)).toEqual([tyre, third]);
    await shopper.does("DELETE /cart/items/{index}", { path: { index: 1 }, headers: {} });
    expect(await lines()).toEqual([[tyre, 1]]);
  });

  it("puts a tyre that was removed and added again last", async () => {
    for (const id of [tyre, other]) await add(2, id);
    await shopper.does("DELETE /cart/items/{index}", { path: { index: 0 }, headers: {} });
    await add(2);
    expect(await lines()).toEqual([
      [other, 2],
      [tyre, 2],
    ]);
  });

  it.each(["PATCH", "DELETE"] as const)(
    "has no line at a position that is not there: %s answers 404",
    async (method) => {
      const body = method === "PATCH" ? { body: { quantity: 2 } } : {};
      expect(await shopper.isRefused(`${method} /cart/items/{index}`, { path: { index: 0 }, ...body })).toMatchObject({
        code: "not_found",
      });
      await add();
      for (const index of [1, 1000, "x", -1]) {
        expect(await shopper.isRefused(`${method} /cart/items/{index}`, { path: { index }, ...body })).toMatchObject({
          status: 404,
        });
      }
    },
  );

  it("counts a version with every change and refuses a change made to another version: 412", async () => {
    await add();
    await add(1, other);
    const known = { "if-match": '"2"' };
    const { body, headers } = await shopper.does("DELETE /cart/items/{index}", { path: { index: 0 }, headers: known });
    expect([body.version, headers.get("etag")]).toEqual([3, '"3"']);
    expect(await shopper.isRefused("DELETE /cart/items/{index}", { path: { index: 0 }, headers: known })).toMatchObject(
      {
        status: 412,
        code: "stale_cart",
      },
    );
    const change = { path: { index: 0 }, headers: known, body: { quantity: 2 } };
    expect(await shopper.isRefused("PATCH /cart/items/{index}", change)).toMatchObject({ code: "stale_cart" });
    expect(await lines()).toEqual([[other, 1]]);
  });

  it("takes If-Match * for any version, and a list for any of its versions", async () => {
    await add();
    const to = (quantity: number, tag: string) =>
      shopper.does("PATCH /cart/items/{index}", {
        path: { index: 0 },
        headers: { "if-match": tag },
        body: { quantity },
      });
    await to(2, "*");
    await to(3, '"7", "2"');
    expect(await lines()).toEqual([[tyre, 3]]);
  });

  it("says stale, not missing, to whoever knew a cart that is gone", async () => {
    const refusal = await shopper.isRefused("DELETE /cart/items/{index}", {
      path: { index: 0 },
      headers: { "if-match": '"5"' },
    });
    expect(refusal.code).toBe("stale_cart");
  });

  it("in detail shows the tyres as a listing does, with unit prices, subtotal and VAT", async () => {
    await add(4);
    const cartNow = await detailed();
    expect(cartNow).toMatchObject({
      version: 1,
      items: [
        {
          product_id: tyre,
          quantity: 4,
          unit_price: { amount: 100_000, currency: "CZK" },
          total: { amount: 400_000, currency: "CZK" },
          product: { id: tyre, brand: "Testa", pattern: "Grip 1", size: { text: "205/55 R16" }, stock: 10 },
        },
      ],
      subtotal: { amount: 400_000, currency: "CZK" },
      total: { amount: 400_000, currency: "CZK" },
      vat: { rate: 21, amount: { amount: 69_421, currency: "CZK" } },
    });
    expect(cartNow.items[0]).not.toHaveProperty("price_before");
  });

  it.each([
    ["sk", "EUR", 23, 748],
    ["cs", "EUR", 23, 748],
    ["en", "USD", 23, 823],
  ] as const)("read in %s has %s prices with %i %% VAT", async (language, currency, rate, amount) => {
    shopper = newShopper(scene.carrier, { language, currency });
    await add(1, tyre, shopper);
    expect((await detailed()).vat).toEqual({ rate, amount: { amount, currency } });
  });

  it("shows what a tyre cost when it was added once its price has changed, in that price list only", async () => {
    await add(2);
    await changeTyre(tyre, { priceCzk: 110_000 });
    expect((await detailed()).items[0]).toMatchObject({
      unit_price: { amount: 110_000, currency: "CZK" },
      price_before: { amount: 100_000, currency: "CZK" },
      total: { amount: 220_000, currency: "CZK" },
    });
    const { body } = await shopper.does("GET /cart/detailed", {}, { "x-currency": "EUR" });
    expect(body.items[0]).not.toHaveProperty("price_before");
    expect(body.items[0]?.unit_price).toEqual({ amount: 4_000, currency: "EUR" });
  });

  it("keeps showing a tyre that is not sold any more, or sold out, with stock 0 and its price", async () => {
    await add(2);
    await add(1, other);
    await changeTyre(tyre, { active: false });
    await changeTyre(other, { stock: 0 });
    const [gone, soldOut] = (await detailed()).items;
    expect(gone).toMatchObject({ product_id: tyre, unit_price: { amount: 100_000 }, product: { stock: 0 } });
    expect(soldOut).toMatchObject({ product_id: other, unit_price: { amount: 250_000 }, product: { stock: 0 } });
    const refusal = await shopper.isRefused("PATCH /cart/items/{index}", { path: { index: 0 }, body: { quantity: 1 } });
    expect(refusal).toMatchObject({ code: "out_of_stock", left: 0 });
  });
});
