import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { field, HostClient } from "@/tests/support/plain-host/client";
import { firstId, orderId, orderPayload } from "@/tests/support/plain-host/every-call";
import { type PlainHost, startPlainHost } from "@/tests/support/plain-host/server";
import type { ShapeName } from "@/tests/support/plain-host/shapes/named-shapes";

const productIds: [ShapeName, unknown, unknown][] = [
  ["bare", "A-1001", "A-1004"],
  ["api", "A-1001", "A-1004"],
  ["additions", 1001, 1004],
  ["plain-errors", 1001, 1004],
];

describe.each(productIds)("%s: what the call does is the same in every spelling", (shape, tyre, scarce) => {
  let host: PlainHost;
  let guest: HostClient;
  beforeEach(async () => {
    host = await startPlainHost({ shape });
    guest = new HostClient(host.url);
  });
  afterEach(() => host.close());

  const items = async (client: HostClient) => {
    const { json } = await client.send("GET /cart");
    const list = field(json, "items") ?? field(json, "data", "items");
    return Array.isArray(list) ? list.map((item) => [field(item, "product_id"), field(item, "quantity")]) : list;
  };
  const order = async (delivery: unknown, payment: unknown) =>
    guest.send("POST /checkout/create-order", orderPayload(delivery, payment));
  const ids = async () => [
    firstId(await guest.send("GET /checkout/shipping-methods?country=CZ")),
    firstId(await guest.send("GET /checkout/payment-methods")),
  ];

  it("the first call for a cart sets the cookie that finds it again", async () => {
    const reply = await guest.send("GET /cart");
    expect(reply.headers.get("set-cookie")).toMatch(/^sid=[0-9a-f]{32}; Path=\/; HttpOnly$/);
    await guest.send("POST /cart/items", { product_id: tyre });
    expect(await items(guest)).toEqual([[tyre, 1]]);
    expect(await items(new HostClient(host.url))).toEqual([]);
  });
  it("a tyre that is there gets more pieces; positions behind a removed line move up", async () => {
    await guest.send("POST /cart/items", { product_id: tyre, quantity: 2 });
    await guest.send("POST /cart/items", { product_id: tyre, quantity: 2 });
    await guest.send("POST /cart/items", { product_id: scarce, quantity: 1 });
    expect(await items(guest)).toEqual([
      [tyre, 4],
      [scarce, 1],
    ]);
    await guest.send("DELETE /cart/items/0");
    expect(await items(guest)).toEqual([[scarce, 1]]);
    await guest.send("PATCH /cart/items/0", { quantity: 2 });
    expect(await items(guest)).toEqual([[scarce, 2]]);
  });
  it("refuses a position that is not there, a quantity that is none, and more than there is", async () => {
    await guest.send("POST /cart/items", { product_id: scarce });
    expect((await guest.send("DELETE /cart/items/1")).status).toBe(404);
    expect((await guest.send("PATCH /cart/items/0", { quantity: 0 })).status).toBe(422);
    expect((await guest.send("PATCH /cart/items/0", { quantity: 3 })).status).toBe(409);
    expect((await guest.send("POST /cart/items", '{"product_id":')).status).toBe(400);
    expect(await items(guest)).toEqual([[scarce, 1]]);
  });
  it("a guest's cart goes over to the account that signs in", async () => {
    await guest.send("POST /cart/items", { product_id: tyre, quantity: 3 });
    await guest.signIn();
    expect(await items(guest)).toEqual([[tyre, 3]]);
    const elsewhere = new HostClient(host.url);
    await elsewhere.signIn();
    expect(await items(elsewhere)).toEqual([[tyre, 3]]);
  });
  it("an order empties the cart and takes the stock; an empty cart orders nothing", async () => {
    await guest.send("POST /cart/items", { product_id: scarce, quantity: 2 });
    const [delivery, payment] = await ids();
    const placed = await order(delivery, payment);
    expect(placed.status).toBe(shape === "api" || shape === "additions" ? 201 : 200);
    expect(await items(guest)).toEqual([]);
    expect((await order(delivery, payment)).status).toBe(shape === "bare" ? 400 : 409);
    expect((await guest.send("POST /cart/items", { product_id: scarce })).status).toBe(409);
    expect(host.state.orders.map(({ request }) => request)).toEqual([orderPayload(delivery, payment)]);
    const token = field(placed.json, "token");
    const [own, unknown] = [`/checkout/${orderId(placed)}/payments`, "/checkout/1/payments"];
    expect((await guest.send(`POST ${own}`, { token })).status).toBe(placed.status);
    expect((await guest.send(`POST ${unknown}`, { token })).status).toBe(404);
  });
  it("an order needs a known delivery, a known payment and an address to write to, wherever they stand", async () => {
    await guest.send("POST /cart/items", { product_id: tyre });
    const [delivery, payment] = await ids();
    expect((await order("by-balloon", payment)).status).toBe(422);
    expect((await order(delivery, "in-shells")).status).toBe(422);
    const flat = { delivery_id: delivery, paymentMethod: payment, email: "petra" };
    expect((await guest.send("POST /checkout/create-order", flat)).status).toBe(422);
    const other = { shipping: { method: { id: delivery } }, payment_method_id: String(payment) };
    const customer = { customer: { email: "petra@buyer.example" } };
    expect((await guest.send("POST /checkout/create-order", { ...other, ...customer })).status).toBeLessThan(300);
  });
  it("an unknown provider, a used code and a made-up one sign nobody in", async () => {
    expect((await guest.send("GET /auth/myspace")).status).toBe(404);
    const back = encodeURIComponent("http://shop.example/auth/google?from=here");
    const start = await guest.send(`GET /auth/google?redirect_uri=${back}`);
    const agreed = await guest.send(`GET ${start.headers.get("location")}`);
    const { href, search, searchParams } = new URL(agreed.headers.get("location") ?? "");
    expect(href).toMatch(/^http:\/\/shop\.example\/auth\/google\?from=here&code=[0-9a-f]{24}&state=[0-9a-f]{24}$/);
    expect((await guest.send(`GET /auth/google/callback${search}`)).status).toBe(200);
    expect((await guest.send(`GET /auth/google/callback${search}`)).status).toBe(401);
    expect((await guest.send(`GET /auth/google/callback?code=${searchParams.get("code")}`)).status).toBe(401);
    expect((await guest.send("GET /auth/google/callback?code=abc")).status).toBe(401);
  });
  it("answers in the wanted language and currency, else in English and dollars", async () => {
    const names = async (language: string) => {
      guest.language = language;
      return (await guest.send("GET /checkout/payment-methods")).text;
    };
    expect(await names("sk,cs;q=0.5")).toMatch(/Dobierka|Platba pri prevzatí/);
    expect(await names("fr, cs;q=0.2, sk;q=0.1")).toMatch(/Dobírka|Platba při převzetí/);
    expect(await names("fr")).toMatch(/Cash on delivery/);
    await guest.send("POST /cart/items", { product_id: tyre });
    const cart = async (currency: string) => {
      guest.currency = currency;
      return (await guest.send("GET /cart")).text;
    };
    expect([await cart("CZK"), await cart("EUR"), await cart("GBP")]).toEqual([
      expect.stringMatching(/299000|2990/),
      expect.stringMatching(/11960|119\.6/),
      expect.stringMatching(/12990|129\.9/),
    ]);
  });
  it("keeps messages as they were sent", async () => {
    const message = { name: "Petra", email: "petra@buyer.example", message: "Máte je?" };
    await guest.send("POST /contacts", message);
    expect(host.state.messages).toEqual([{ language: "cs", fields: message }]);
  });
  it("an unknown path is 404", async () => {
    const reply = await guest.send("GET /products");
    expect(reply.status).toBe(404);
    if (shape === "bare") expect([reply.type, reply.text]).toEqual(["text/html", "Not Found"]);
  });
});
