import { beforeEach, describe, expect, it } from "@jest/globals";
import { database } from "@/lib/backend/kernel/database/connect";
import { cart as cartTable } from "@/lib/backend/kernel/database/schema/cart";
import { newScene, withDatabase } from "@/tests/support/scene";
import type { Shopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

describe.each(carriers)("the cart, %s", (_name, open) => {
  const scene = newScene(open);
  const { add, cart, lines } = scene;
  let shopper: Shopper;
  let tyre: number;
  let other: number;

  beforeEach(async () => {
    ({ shopper, tyre } = scene);
    other = await addTyre({ priceCzk: 250_000, priceEur: 10_000, priceUsd: 11_000 });
  });

  it("of a visitor without one is empty, of version 0, and sets no cookie", async () => {
    const { body, headers } = await shopper.does("GET /cart", {});
    expect(body).toEqual({ id: null, version: 0, items: [], total: { amount: 0, currency: "CZK" } });
    expect(headers.get("etag")).toBe('"0"');
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("is made by the first tyre, one piece unless told, behind a cookie that no script reads", async () => {
    const { status, body, headers } = await add();
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
    const first = await add();
    const second = await shopper.does("PATCH /cart/items/{index}", {
      path: { index: 0 },
      headers: {},
      body: { quantity: 2 },
    });
    expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
    expect(second.body.id).toBe(first.body.id);
  });

  it("keeps no secret in the database that would open it", async () => {
    await add();
    const rows = await database().select().from(cartTable);
    expect(JSON.stringify(rows)).not.toContain(shopper.jar.get("cart_id"));
  });

  it("is nobody's with a cookie that was made up, and the next tyre makes a new one", async () => {
    shopper.jar.set("cart_id", "AAAAAAAAAAAAAAAAAAAAAA");
    expect((await cart()).id).toBeNull();
    await add();
    expect(shopper.jar.get("cart_id")).not.toBe("AAAAAAAAAAAAAAAAAAAAAA");
    expect(await lines()).toEqual([[tyre, 1]]);
  });

  it("adds the same tyre to its line", async () => {
    await add(4);
    await add(2, other);
    await add(1);
    expect(await lines()).toEqual([
      [tyre, 5],
      [other, 2],
    ]);
  });

  it("never holds more than there is: 409 with what is left, and stays as it was", async () => {
    await add(8);
    const refusal = await shopper.isRefused("POST /cart/items", { body: { product_id: tyre, quantity: 3 } });
    expect(refusal).toMatchObject({ status: 409, code: "out_of_stock", left: 10, product_id: tyre });
    expect(await lines()).toEqual([[tyre, 8]]);
  });

  it("never holds more than 20 of one tyre, however many there are", async () => {
    await changeTyre(tyre, { stock: 500 });
    await add(15);
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
    const text = await scene.carrier("/api/v1/cart/items", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect([text.status, (await text.json()).code]).toEqual([400, "unreadable"]);
    const form = await scene.carrier("/api/v1/cart/items", {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: "{}",
    });
    expect([form.status, (await form.json()).code]).toEqual([415, "not_json"]);
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
