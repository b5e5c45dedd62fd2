import { beforeEach, describe, expect, it } from "@jest/globals";
import { specificationCalls } from "@/lib/contract/specification";
import { hostShapes, petra, withPlainHost } from "@/tests/support/host/host-scene";
import { type HostVisitor, newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";
import { czechOrder } from "@/tests/support/order-request";
import { specifiedCalls } from "@/tests/support/plain-host/call-names";
import { shapes } from "@/tests/support/plain-host/shapes/named-shapes";

const key = { "idempotency-key": "a-key-of-the-test" };
const newPerson = { password: "dlouhé-heslo-42", first_name: "Jan", last_name: "Nový", agreement: 1 };

describe("the calls of the specification", () => {
  it("are the same 21 for the storefront as for a back end of another hand", () => {
    expect([...specificationCalls].sort()).toEqual([...specifiedCalls].sort());
    expect(specificationCalls).toHaveLength(21);
  });
});

describe.each(hostShapes)("a back end of another hand, %s, answers in our contract", (shape) => {
  const host = withPlainHost({ shape });
  const tyre = () => shapes[shape].productId(host().state.tyres[0] as never);
  const uuids = shape === "api" || shape === "additions";
  let visitor: HostVisitor;
  beforeEach(() => {
    visitor = newHostVisitor();
    for (const each of host().state.tyres) each.stock = 12;
  });
  const filled = () => visitor.call("POST /cart/items", { body: { product_id: tyre(), quantity: 4 } });

  it("POST /auth/login", async () => {
    const { status, body } = await visitor.signIn();
    const { expires_in, ...rest } = body as { expires_in: number };
    expect([status, rest]).toEqual([200, { access_token: "", token_type: "Bearer" }]);
    expect([3598, 3599, 3600]).toContain(expires_in);
  });
  it("POST /auth/register, with a session where the back end gives one", async () => {
    const body = { ...newPerson, email: `jan.${shape}@buyer.example` };
    const { status } = await visitor.call("POST /auth/register", { body });
    expect([status, visitor.token() !== null]).toEqual(uuids ? [201, true] : [204, false]);
    expect((await visitor.call("POST /auth/login", { body })).status).toBe(200);
  });
  it("POST /auth/refresh", async () => {
    await visitor.signIn();
    const before = visitor.token();
    expect((await visitor.call("POST /auth/refresh")).status).toBe(200);
    expect(visitor.token()?.access_token).not.toBe(before?.access_token);
  });
  it("POST /auth/forgot-password and POST /auth/reset-password", async () => {
    expect((await visitor.call("POST /auth/forgot-password", { body: { email: petra.email } })).status).toBe(204);
    const [known] = host().state.passwordTokens;
    const body = { token: known?.token, password: petra.password };
    expect((await visitor.call("POST /auth/reset-password", { body })).status).toBe(204);
  });
  it("GET /auth/{provider} and GET /auth/{provider}/callback", async () => {
    const start = await visitor.call("GET /auth/{provider}", { path: { provider: "google" } });
    expect(start.status).toBe(302);
    const back = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
    const query = Object.fromEntries(new URL(back.headers.get("location") ?? "").searchParams);
    const done = await visitor.call("GET /auth/{provider}/callback", { path: { provider: "google" }, query });
    expect([done.status, done.body]).toMatchObject([200, { access_token: "", return_to: "" }]);
    expect(visitor.token()?.access_token).toBeTruthy();
  });
  it("GET /geo-preferences", async () => {
    expect((await visitor.call("GET /geo-preferences")).body).toMatchObject({ language: "cs", currency: "CZK" });
  });
  it("GET /users/info and PUT /users/info", async () => {
    await visitor.signIn();
    expect((await visitor.call("GET /users/info")).body).toMatchObject({
      id: 1,
      email: petra.email,
      first_name: "Petra",
      phone_number: "+420601234567",
      country: "CZ",
      zip_code: "370 04",
      agreement: 1,
      created_at: "2026-01-05T10:00:00.000Z",
    });
    const body = { first_name: "Petra", city: "Písek", phone_number: "+420 601 234 567" };
    const saved = await visitor.call("PUT /users/info", { body });
    expect([saved.status, saved.body]).toMatchObject([200, { city: "Písek", phone_number: "+420601234567" }]);
    await visitor.call("PUT /users/info", { body: { city: "České Budějovice" } });
  });
  it("POST, PATCH and DELETE /cart/items, GET /cart and GET /cart/detailed", async () => {
    const changed = uuids ? [201, 200, 200] : [204, 204, 204];
    expect((await filled()).status).toBe(changed[0]);
    const item = { product_id: tyre(), quantity: 4, total: { amount: 1196000, currency: "CZK" } };
    const total = { amount: 1196000, currency: "CZK" };
    expect((await visitor.call("GET /cart")).body).toMatchObject({ items: [item], total });
    expect((await visitor.call("GET /cart/detailed")).body).toMatchObject({
      items: [{ ...item, unit_price: { amount: 299000, currency: "CZK" } }],
      subtotal: total,
    });
    // An id that is no number belongs to none of our pages: the goods are shown by their name then.
    const unread = takeLogLines("error").map(({ call, field }) => [call, field]);
    expect(unread).toEqual(shape === "api" ? [["GET /cart/detailed", "items[].product.id"]] : []);
    const path = { index: 0 };
    const set = await visitor.call("PATCH /cart/items/{index}", { path, body: { quantity: 2 } });
    expect(set.status).toBe(changed[1]);
    expect((await visitor.call("GET /cart")).body).toMatchObject({ items: [{ quantity: 2 }] });
    expect((await visitor.call("DELETE /cart/items/{index}", { path })).status).toBe(changed[2]);
    expect((await visitor.call("GET /cart")).body).toMatchObject({ items: [], total: { amount: 0, currency: "CZK" } });
  });
  it("GET /checkout/shipping-methods, with a name in the page's language where the back end has none", async () => {
    const { body } = await visitor.call("GET /checkout/shipping-methods", { query: { country: "CZ" } });
    const name = uuids ? "Kurýr na adresu" : "Kurýr";
    const { data } = body as { data: { name: string }[] };
    expect(data).toMatchObject([
      { type: "courier", price: { amount: 14900, currency: "CZK" } },
      { type: "parcelshop", price: { amount: 8900, currency: "CZK" } },
      { type: "pickup", price: { amount: 0, currency: "CZK" } },
    ]);
    expect(data[0]?.name).toContain(name);
  });
  it("GET /checkout/payment-methods, also those that the shop does not know", async () => {
    const { body } = await visitor.call("GET /checkout/payment-methods");
    const { data } = body as { data: { id: unknown; name: string }[] };
    const known = { bare: ["dobirka", 7], "plain-errors": [1, 7] };
    const ids = uuids ? ["cash_on_delivery", "bank_transfer", "card"] : known[shape as "bare"];
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(data.every(({ name }) => name !== "")).toBe(true);
  });
  it("POST /checkout/create-order and POST /checkout/{id}/payments", async () => {
    await filled();
    const options = await visitor.call("GET /checkout/shipping-methods", { query: { country: "CZ" } });
    const methods = await visitor.call("GET /checkout/payment-methods");
    const first = ({ body }: { body: unknown }) => (body as { data: { id: unknown }[] }).data[0]?.id;
    const body = { ...czechOrder, delivery: { id: first(options) }, payment: { id: first(methods) } };
    const placed = await visitor.call("POST /checkout/create-order", { headers: key, body });
    expect([placed.status, placed.body]).toMatchObject([201, { status: "placed", payment_status: "pending" }]);
    const order = placed.body as { id: string; number: string; token: string };
    const [known] = host().state.orders.slice(-1);
    expect([order.id, order.number]).toEqual(
      uuids ? [known?.uuid, String(known?.number)] : [String(known?.number), String(known?.number)],
    );
    const paid = await visitor.call("POST /checkout/{id}/payments", {
      path: { id: order.id },
      body: { token: order.token },
    });
    expect([paid.status, paid.body]).toMatchObject([201, { status: "pending" }]);
  });
  it("POST /contacts and GET /contacts/info", async () => {
    const body = { name: "Jan", email: "jan@buyer.example", message: "Máte je skladem?" };
    expect((await visitor.call("POST /contacts", { body })).status).toBe(201);
    expect(host().state.messages.at(-1)?.fields).toMatchObject(body);
    expect((await visitor.call("GET /contacts/info")).body).toMatchObject({
      phone: "+420 387 123 456",
      email: "obchod@cizi.example",
    });
  });
});

const changes = [
  ["POST /contacts", 201, { body: { name: "Jan", email: "jan@buyer.example", message: "Dotaz" } }],
  ["POST /auth/forgot-password", 204, { body: { email: petra.email } }],
  ["POST /auth/reset-password", 204, { body: { token: "t", password: "dlouhé-heslo-42" } }],
  ["POST /auth/register", 204, { body: { ...newPerson, email: "nova@buyer.example" } }],
  ["POST /cart/items", 204, { body: { product_id: "A-1001" } }],
  ["PATCH /cart/items/{index}", 204, { path: { index: 0 }, body: { quantity: 2 } }],
  ["DELETE /cart/items/{index}", 204, { path: { index: 0 } }],
  ["PUT /users/info", 204, { body: { city: "Písek" } }],
  ["POST /checkout/create-order", 201, { headers: key, body: czechOrder }],
  ["POST /checkout/{id}/payments", 201, { path: { id: "7" }, body: {} }],
] as const;
const odd = [
  ["nothing", 200, {}],
  ["nothing and 204", 204, {}],
  ["nothing and 202", 202, {}],
  ["a text", 200, { body: "OK", type: "text/plain" }],
  ["a page", 201, { body: "<h1>Thanks</h1>", type: "text/html" }],
  ["null", 200, { body: null }],
  ["true", 200, { body: true }],
  ["a number", 201, { body: 17 }],
  ["a list", 200, { body: [] }],
  ["an object of its own", 200, { body: { success: true, data: { message: "done" } } }],
  ["JSON that is cut off", 200, { body: '{"data":{"it', type: "application/json" }],
] as const;

describe("a change that a back end has made is a success, whatever it says of it", () => {
  const host = withPlainHost({ shape: "bare" });
  describe.each(changes)("%s", (name, status, input) => {
    it.each(odd)("%s", async (_what, given, answer) => {
      host().failNext(name, { status: given, ...answer });
      expect((await newHostVisitor().call(name, input)).status).toBe(status);
    });
  });
});
