import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type CallName, specifiedCalls } from "@/tests/support/plain-host/call-names";
import { HostClient, type Reply } from "@/tests/support/plain-host/client";
import { everyCall } from "@/tests/support/plain-host/every-call";
import { type PlainHost, startPlainHost } from "@/tests/support/plain-host/server";

let host: PlainHost;
let replies: Map<CallName, Reply>;
beforeAll(async () => {
  host = await startPlainHost({ shape: "api", now: () => Date.UTC(2026, 0, 6, 12) });
  replies = await everyCall(host, ["A-1001", "A-1003"]);
});
afterAll(() => host.close());

const euros = (amount: number) => ({ amount, currency: "EUR" });
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
const token = {
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  token_type: "Bearer",
  expires_in: 3600,
};
const first = (quantity: number) => ({ product_id: "A-1001", quantity, total: euros(11_960 * quantity) });
const second = { product_id: "A-1003", quantity: 1, total: euros(6360) };
const cart = (version: number, items: unknown[], total: number) => ({ id: uuid, version, items, total: euros(total) });
const days = { from: "2026-01-07", to: "2026-01-09" };

describe("a host of the documented shapes", () => {
  const answers: [CallName, number, unknown][] = [
    ["POST /auth/login", 200, token],
    ["POST /auth/register", 201, token],
    ["POST /auth/refresh", 200, token],
    ["POST /auth/forgot-password", 204, undefined],
    ["POST /auth/reset-password", 204, undefined],
    ["GET /auth/{provider}", 302, undefined],
    ["GET /auth/{provider}/callback", 200, token],
    ["GET /geo-preferences", 200, { language: "cs", currency: "CZK", country: "CZ" }],
    ["POST /cart/items", 201, cart(1, [first(4)], 47_840)],
    ["GET /cart", 200, cart(2, [first(4), second], 54_200)],
    ["PATCH /cart/items/{index}", 200, cart(3, [first(2), second], 30_280)],
    ["DELETE /cart/items/{index}", 200, cart(4, [first(2)], 23_920)],
    [
      "POST /checkout/create-order",
      201,
      {
        id: uuid,
        number: "1042",
        token: expect.any(String),
        status: "placed",
        payment_status: "pending",
        total: euros(24_860),
      },
    ],
    ["POST /checkout/{id}/payments", 201, { status: "pending" }],
    [
      "GET /checkout/shipping-methods",
      200,
      {
        data: [
          { id: "courier_sk", type: "courier", name: "Kurýr na adresu", price: euros(790), estimate: days },
          { id: "point_sk", type: "parcelshop", name: "Výdejní místo", price: euros(470), estimate: days },
        ],
      },
    ],
    [
      "GET /checkout/payment-methods",
      200,
      {
        data: [
          { id: "cash_on_delivery", name: "Platba při převzetí", price: euros(150) },
          { id: "bank_transfer", name: "Bankovní převod", price: euros(0) },
          { id: "card", name: "Kartou", price: euros(0) },
        ],
      },
    ],
    ["POST /contacts", 201, undefined],
  ];
  it.each(answers)("%s is %i", (name, status, json) => {
    expect(replies.get(name)?.status).toBe(status);
    expect(replies.get(name)?.json).toEqual(json);
  });

  it("a user's phone has its plus, the country its code, times their zone", () => {
    const fields = { phone_number: "+420601234567", country: "CZ", created_at: "2026-01-05T10:00:00.000Z" };
    expect(replies.get("GET /users/info")?.json).toMatchObject({ ...fields, user_type: "regular", roles: [] });
    expect(replies.get("PUT /users/info")?.json).toMatchObject({ ...fields, phone_number: "+420602000000" });
  });

  it("the detailed cart has tyres, unit prices and VAT", () => {
    expect(replies.get("GET /cart/detailed")?.json).toMatchObject({
      items: [
        { ...first(4), unit_price: euros(11_960), product: { id: "A-1001", brand: "Nordvik", stock: 12 } },
        second,
      ],
      subtotal: euros(54_200),
      vat: { rate: 21, amount: euros(9407) },
    });
  });

  it("the seller has all its fields", () => {
    const fields = ["name", "phone", "email", "address", "opening_hours", "map_url", "company_id", "vat_id"];
    expect(Object.keys(replies.get("GET /contacts/info")?.json ?? {})).toEqual(fields);
  });

  it("every call of the specification was made", () => {
    const seen = [...answers.map(([name]) => name), "GET /users/info", "PUT /users/info", "GET /cart/detailed"];
    expect([...seen, "GET /contacts/info"].sort()).toEqual([...specifiedCalls].sort());
    expect([...replies.keys()].sort()).toEqual([...specifiedCalls].sort());
  });
});

describe("its errors are problems", () => {
  it("of their own media type, in the reader's language", async () => {
    const reply = await new HostClient(host.url).send("POST /cart/items", { product_id: "A-1004", quantity: 3 });
    expect(reply).toMatchObject({ status: 409, type: "application/problem+json" });
    const title = "Tolik kusů nemáme";
    expect(reply.json).toEqual({
      type: "about:blank",
      title,
      status: 409,
      code: "out_of_stock",
      detail: title,
      left: 2,
    });
  });
  it("naming each wrong field", async () => {
    const reply = await new HostClient(host.url).send("POST /contacts", { email: "petra", message: "Máte je?" });
    const errors = [{ path: "email", code: "invalid", message: "The email must be a valid email address." }];
    expect(reply).toMatchObject({ status: 422, json: { code: "invalid", errors } });
  });
  it("and a known path with another method is 405", async () => {
    const reply = await new HostClient(host.url).send("DELETE /geo-preferences");
    expect(reply).toMatchObject({ status: 405, json: { code: "method_not_allowed" } });
  });
});
