import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type CallName, specifiedCalls } from "@/tests/support/plain-host/call-names";
import type { Reply } from "@/tests/support/plain-host/client";
import { everyCall } from "@/tests/support/plain-host/every-call";
import { type PlainHost, startPlainHost } from "@/tests/support/plain-host/server";

let host: PlainHost;
let replies: Map<CallName, Reply>;
beforeAll(async () => {
  host = await startPlainHost({ shape: "bare", now: () => Date.UTC(2026, 0, 6, 12) });
  replies = await everyCall(host, ["A-1001", "A-1003"]);
});
afterAll(() => host.close());

const opaque = { access_token: expect.stringMatching(/^[0-9a-f]{48}$/), token_type: "bearer" };
const petra = {
  id: 1,
  first_name: "Petra",
  last_name: "Nováková",
  avatar: "",
  phone_number: "420601234567",
  country: "Czech Republic",
  city: "České Budějovice",
  address: "Pražská 12",
  zip_code: "37004",
  email: "petra@buyer.example",
  user_type: "customer",
  roles: ["buyer"],
  agreement: 1,
  created_at: "2026-01-05 10:00:00",
  updated_at: "2026-01-05 10:00:00",
};
const changed = { city: "Brno", phone_number: "420602000000", updated_at: "2026-01-06 12:00:00" };
const lines = [
  { product_id: "A-1001", quantity: 4, total: 478.4 },
  { product_id: "A-1003", quantity: 1, total: 63.6 },
];

describe("a host that answers what the specification names and nothing else", () => {
  const answers: [CallName, unknown][] = [
    ["POST /auth/login", opaque],
    ["POST /auth/refresh", opaque],
    ["POST /auth/forgot-password", { ok: true }],
    ["POST /auth/reset-password", { ok: true }],
    ["GET /auth/{provider}/callback", opaque],
    ["GET /geo-preferences", { language: "cs", currency: "CZK" }],
    ["GET /users/info", petra],
    ["PUT /users/info", { ...petra, ...changed }],
    ["GET /cart/detailed", { items: lines, total: 542 }],
    ["GET /cart", { id: 1, items: lines, total: 542 }],
    ["POST /checkout/create-order", { order_id: 1042 }],
    [
      "GET /checkout/shipping-methods",
      {
        data: [
          { id: 4, type: "courier", price: 7.9 },
          { id: 5, type: "parcelshop", price: 4.7 },
        ],
      },
    ],
    [
      "GET /checkout/payment-methods",
      [
        { id: "dobirka", name: "Dobírka" },
        { id: 7, name: "Twisto" },
      ],
    ],
    ["POST /checkout/{id}/payments", {}],
    ["GET /contacts/info", { phone: "+420 387 123 456", email: "obchod@cizi.example" }],
  ];
  it.each(answers)("%s", (name, json) => {
    expect(replies.get(name)).toMatchObject({ status: 200, type: "application/json" });
    expect(replies.get(name)?.json).toEqual(json);
  });

  it.each<CallName>([
    "POST /auth/register",
    "POST /cart/items",
    "PATCH /cart/items/{index}",
    "DELETE /cart/items/{index}",
  ])("%s is done without a word", (name) => {
    expect(replies.get(name)).toMatchObject({ status: 200, type: "", text: "" });
  });

  it("a message is thanked for in plain text", () => {
    expect(replies.get("POST /contacts")).toMatchObject({ status: 200, type: "text/plain", text: "OK" });
  });

  it("a social sign-in leads to the provider, which leads back to the shop", () => {
    const start = replies.get("GET /auth/{provider}");
    const location = new URL(start?.headers.get("location") ?? "");
    expect([start?.status, location.origin, location.pathname]).toEqual([302, host.url, "/provider/authorize"]);
    expect(location.searchParams.get("redirect_uri")).toBe("http://localhost:3000/cs/auth/google");
  });

  it("every call of the specification was made", () => {
    expect([...replies.keys()].sort()).toEqual([...specifiedCalls].sort());
  });

  it("carts, orders and products carry no version", () => {
    expect(replies.get("GET /cart")?.headers.get("etag")).toBeNull();
  });
});
