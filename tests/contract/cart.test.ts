import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { database } from "@/lib/backend/database/connect";
import { cart } from "@/lib/backend/database/schema/cart";
import { carriers, type OpenCarrier } from "@/tests/support/carriers";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { addTyre, changeTyre } from "@/tests/support/tyres";

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
}, databasePatience);

afterAll(() => db?.close());

describe.each(carriers)("the cart, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  let tyre: number;
  let other: number;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    shopper = newShopper(opened.carrier);
    tyre = await addTyre();
    other = await addTyre({ priceCzk: 250_000, priceEur: 10_000, priceUsd: 11_000 });
  });

  const add = (product_id: number, quantity?: number) =>
    shopper.does("POST /cart/items", { body: { product_id, ...(quantity !== undefined && { quantity }) } });
  const small = async () => (await shopper.does("GET /cart", {})).body;
  const detailed = async () => (await shopper.does("GET /cart/detailed", {})).body;
  const lines = async () => (await small()).items.map((item) => [item.product_id, item.quantity]);

  it("of a visitor without one is empty, of version 0, and sets no cookie", async () => {
    const { body, headers } = await shopper.does("GET /cart", {});
    expect(body).toEqual({ id: null, version: 0, items: [], total: { amount: 0, currency: "CZK" } });
    expect(headers.get("etag")).toBe('"0"');
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("is made by the first tyre, one piece unless told, behind a cookie that no script reads", async () => {
    const { status, body, headers } = await add(tyre);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: 1,
      items: [{ product_id: tyre, quantity: 1, total: { amount: 100_000, currency: "CZK" } }],
      total: { amount: 100_000, currency: "CZK" },
    });
    expect(headers.get("etag")).toBe('"1"');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^cart_id=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it("has a Secure cookie when the shop is reached by https", async () => {
    const { headers } = await shopper.does(
      "POST /cart/items",
      { body: { product_id: tyre } },
      { "x-forwarded-proto": "https" },
    );
    expect(headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  it("gives its cookie anew with every change, and the same cart", async () => {
    const first = await add(tyre);
    const second = await shopper.does("PATCH /cart/items/{index}", {
      path: { index: 0 },
      headers: {},
      body: { quantity: 2 },
    });
    expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
    expect(second.body.id).toBe(first.body.id);
  });

  it("keeps no secret in the database that would open it", async () => {
    await add(tyre);
    const rows = await database().select().from(cart);
    expect(JSON.stringify(rows)).not.toContain(shopper.jar.get("cart_id"));
  });

  it("is nobody's with a cookie that was made up, and the next tyre makes a new one", async () => {
    shopper.jar.set("cart_id", "AAAAAAAAAAAAAAAAAAAAAA");
    expect((await small()).id).toBeNull();
    await add(tyre);
    expect(shopper.jar.get("cart_id")).not.toBe("AAAAAAAAAAAAAAAAAAAAAA");
    expect(await lines()).toEqual([[tyre, 1]]);
  });

  it("adds the same tyre to its line", async () => {
    await add(tyre, 4);
    await add(other, 2);
    await add(tyre, 1);
    expect(await lines()).toEqual([
      [tyre, 5],
      [other, 2],
    ]);
  });

  it("never holds more than there is: 409 with what is left, and stays as it was", async () => {
    await add(tyre, 8);
    const refusal = await shopper.isRefused("POST /cart/items", { body: { product_id: tyre, quantity: 3 } });
    expect(refusal).toMatchObject({ status: 409, code: "out_of_stock", left: 10, product_id: tyre });
    expect(await lines()).toEqual([[tyre, 8]]);
  });

  it("never holds more than 20 of one tyre, however many there are", async () => {
    await changeTyre(tyre, { stock: 500 });
    await add(tyre, 15);
    const refusal = await shopper.isRefused("POST /cart/items", { body: { product_id: tyre, quantity: 6 } });
    expect(refusal).toMatchObject({ status: 422, code: "invalid", errors: [{ path: "quantity", code: "too_big" }] });
    expect(await lines()).toEqual([[tyre, 15]]);
  });

  it.each([0, -1, 21, 1.5, "4"])("refuses to add %p pieces: 422 names the field", async (quantity) => {
    const refusal = await shopper.isRefused("POST /cart/items", { body: { product_id: tyre, quantity } });
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: "quantity" }] });
  });

  it("refuses a tyre that is unknown or not sold any more: 404", async () => {
    await changeTyre(other, { active: false });
    for (const product_id of [99_999_999, other]) {
      expect(await shopper.isRefused("POST /cart/items", { body: { product_id } })).toMatchObject({
        code: "not_found",
      });
    }
  });

  it("refuses a body that is no JSON, or not called so", async () => {
    const text = await opened.carrier("/api/v1/cart/items", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect([text.status, (await text.json()).code]).toEqual([400, "unreadable"]);
    const form = await opened.carrier("/api/v1/cart/items", {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: "{}",
    });
    expect([form.status, (await form.json()).code]).toEqual([415, "not_json"]);
  });

  it("sets the pieces of the line at a position", async () => {
    await add(tyre, 1);
    await add(other, 1);
    const { body } = await shopper.does("PATCH /cart/items/{index}", {
      path: { index: 1 },
      headers: {},
      body: { quantity: 4 },
    });
    expect(body.items.map((item) => item.quantity)).toEqual([1, 4]);
    expect(body.total).toEqual({ amount: 1_100_000, currency: "CZK" });
  });

  it("refuses more pieces than there are at a position: 409 with what is left", async () => {
    await add(tyre, 1);
    const refusal = await shopper.isRefused("PATCH /cart/items/{index}", {
      path: { index: 0 },
      body: { quantity: 11 },
    });
    expect(refusal).toMatchObject({ code: "out_of_stock", left: 10, product_id: tyre });
  });

  it("removes the line at a position; later lines move up", async () => {
    const third = await addTyre();
    for (const id of [tyre, other, third]) await add(id);
    const { status, body } = await shopper.does("DELETE /cart/items/{index}", { path: { index: 1 }, headers: {} });
    expect(status).toBe(200);
    expect(body.items.map((item) => item.product_id)).toEqual([tyre, third]);
    await shopper.does("DELETE /cart/items/{index}", { path: { index: 1 }, headers: {} });
    expect(await lines()).toEqual([[tyre, 1]]);
  });

  it("puts a tyre that was removed and added again last", async () => {
    for (const id of [tyre, other]) await add(id, 2);
    await shopper.does("DELETE /cart/items/{index}", { path: { index: 0 }, headers: {} });
    await add(tyre, 2);
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
      await add(tyre);
      for (const index of [1, 1000, "x", -1]) {
        expect(await shopper.isRefused(`${method} /cart/items/{index}`, { path: { index }, ...body })).toMatchObject({
          status: 404,
        });
      }
    },
  );

  it("counts a version with every change and refuses a change made to another version: 412", async () => {
    await add(tyre);
    await add(other);
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
    await add(tyre);
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
    await add(tyre, 4);
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
    ["cs", "EUR", 21, 694],
    ["en", "USD", 21, 764],
  ] as const)("read in %s has %s prices with %i %% VAT", async (language, currency, rate, amount) => {
    shopper = newShopper(opened.carrier, { language, currency });
    await add(tyre, 1);
    expect((await detailed()).vat).toEqual({ rate, amount: { amount, currency } });
  });

  it("shows what a tyre cost when it was added once its price has changed, in that price list only", async () => {
    await add(tyre, 2);
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
    await add(tyre, 2);
    await add(other, 1);
    await changeTyre(tyre, { active: false });
    await changeTyre(other, { stock: 0 });
    const [gone, soldOut] = (await detailed()).items;
    expect(gone).toMatchObject({ product_id: tyre, unit_price: { amount: 100_000 }, product: { stock: 0 } });
    expect(soldOut).toMatchObject({ product_id: other, unit_price: { amount: 250_000 }, product: { stock: 0 } });
    const refusal = await shopper.isRefused("PATCH /cart/items/{index}", { path: { index: 0 }, body: { quantity: 1 } });
    expect(refusal).toMatchObject({ code: "out_of_stock", left: 0 });
  });

  it("says what is wrong in the caller's language", async () => {
    const czech = await shopper.isRefused("POST /cart/items", { body: { product_id: tyre, quantity: 11 } });
    const slovak = await shopper.isRefused(
      "POST /cart/items",
      { body: { product_id: tyre, quantity: 11 } },
      { "accept-language": "sk" },
    );
    expect([czech.detail, slovak.detail]).toEqual(["Skladem zbývá: 10.", "Na sklade zostáva: 10."]);
  });
});
