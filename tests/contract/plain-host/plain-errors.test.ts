import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type CallName, specifiedCalls } from "@/tests/support/plain-host/call-names";
import { field, HostClient, type Reply } from "@/tests/support/plain-host/client";
import { everyCall } from "@/tests/support/plain-host/every-call";
import { type PlainHost, startPlainHost } from "@/tests/support/plain-host/server";

let host: PlainHost;
let replies: Map<CallName, Reply>;
beforeAll(async () => {
  host = await startPlainHost({ shape: "plain-errors", now: () => Date.UTC(2026, 0, 6, 12) });
  replies = await everyCall(host, [1001, 1003]);
});
afterAll(() => host.close());

const token = { access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), token_type: "bearer" };
const lines = [
  { product_id: 1001, quantity: 4, total: "478.40" },
  { product_id: 1003, quantity: 1, total: "63.60" },
];

describe("a host that wraps everything under data", () => {
  const answers: [CallName, unknown][] = [
    ["POST /auth/login", token],
    ["POST /auth/refresh", token],
    ["POST /auth/forgot-password", { ok: true }],
    ["POST /auth/reset-password", { ok: true }],
    ["GET /auth/{provider}/callback", token],
    ["GET /geo-preferences", { language: "cs", currency: "CZK" }],
    ["GET /users/info", expect.objectContaining({ id: 1, phone_number: "420601234567" })],
    ["PUT /users/info", expect.objectContaining({ id: 1, phone_number: "420602000000" })],
    ["GET /cart/detailed", { items: lines, total: "542.00" }],
    ["GET /cart", { id: 1, items: lines, total: "542.00" }],
    ["POST /checkout/create-order", { order_id: 1042 }],
    [
      "GET /checkout/shipping-methods",
      [
        { id: 4, type: "courier", price: "7.90" },
        { id: 5, type: "parcelshop", price: "4.70" },
      ],
    ],
    [
      "GET /checkout/payment-methods",
      [
        { id: 1, name: "Dobírka" },
        { id: 7, name: "Twisto" },
      ],
    ],
    ["POST /checkout/{id}/payments", {}],
    ["POST /contacts", { ok: true }],
    ["GET /contacts/info", { phone: "+420 387 123 456", email: "obchod@cizi.example" }],
  ];
  it.each(answers)("%s", (name, data) => {
    expect(replies.get(name)).toMatchObject({ status: 200, type: "application/json" });
    expect(replies.get(name)?.json).toEqual({ data });
  });

  it("the access token tells when it ends, an hour later", () => {
    const [, claims = ""] = String(field(replies.get("POST /auth/login")?.json, "data", "access_token")).split(".");
    const { exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
    expect(exp).toBe(Date.UTC(2026, 0, 6, 13) / 1000);
  });

  it("every call of the specification was made", () => {
    expect([...replies.keys()].sort()).toEqual([...specifiedCalls].sort());
  });
});

describe("its errors are plain JSON", () => {
  const cases: [rule: string, call: string, body: unknown, status: number, answer: unknown][] = [
    ["nobody is signed in", "GET /users/info", undefined, 401, { message: "Unauthenticated." }],
    [
      "an address that is taken",
      "POST /auth/register",
      { email: "petra@buyer.example", password: "horska-bystrina" },
      422,
      { message: "The given data was invalid.", errors: { email: ["The email is already taken."] } },
    ],
    [
      "a message without an address",
      "POST /contacts",
      { message: "Máte je?" },
      422,
      { message: "The given data was invalid.", errors: { email: ["The email must be a valid email address."] } },
    ],
    ["more than there is", "POST /cart/items", { product_id: 1004, quantity: 3 }, 409, { message: "Only 2 left" }],
    ["an unknown tyre", "POST /cart/items", { product_id: 1 }, 404, { error: "Not found" }],
    ["an unknown path", "GET /articles", undefined, 404, { error: "Not found" }],
  ];
  it.each(cases)("%s", async (_, call, body, status, json) => {
    expect(await new HostClient(host.url).send(call, body)).toMatchObject({ status, type: "application/json", json });
  });

  it.each([
    [403, { message: "Forbidden" }, null],
    [429, { message: "Too Many Attempts." }, "2"],
    [500, { error: "Server Error" }, null],
  ])("%i", async (status, json, retryAfter) => {
    host.failNext("GET /cart", status);
    const reply = await new HostClient(host.url).send("GET /cart");
    expect([reply.status, reply.json, reply.headers.get("retry-after")]).toEqual([status, json, retryAfter]);
  });
});
