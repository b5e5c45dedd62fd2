import type { Name } from "@/lib/contract/contract";
import { czechOrder, type OrderInput, slovakOrder } from "@/tests/support/order-request";

export type Parts = { path?: unknown; query?: unknown; headers?: unknown; body?: unknown; rawBody?: unknown };

const order = (input: OrderInput, key = "«key one»"): Parts => ({
  headers: { "idempotency-key": key },
  body: { ...input, contact: { ...input.contact, email: "«me.email»", last_name: "«me.secret»" } },
});
const ownOrder = { path: { number: "«my order.number»" } };
const newPassword = "Modré nebe nad Brnem 87";

/** Input whose fields must agree with one another; every other call's is made from its schema and known values alone. */
export const examples: { [call in Name]?: Parts[] } = {
  "POST /checkout/create-order": [
    order(czechOrder),
    order(czechOrder, "«key two»"),
    order(slovakOrder),
    order({ ...czechOrder, payment: { id: "card" } }),
  ],
  "GET /checkout/{id}": [{ path: { id: "«my order.id»" }, query: { token: "«my order.token»" } }],
  "POST /checkout/{id}/payments": [{ path: { id: "«my order.id»" }, body: { token: "«my order.token»" } }],
  "GET /orders/{number}": [ownOrder, { ...ownOrder, query: { token: "«my order.token»" } }],
  "POST /orders/{number}/repeat": [ownOrder],
  "POST /orders/track": [{ body: { number: "«my order.number»", email: "«me.email»" } }],
  "POST /withdrawals": [
    {
      headers: { "idempotency-key": "«key two»" },
      body: { name: "Jana", order_number: "«my order.number»", email: "«me.email»", token: "«my order.token»" },
    },
  ],
  "GET /reviews/invitation": [{ query: { token: "«invitation»" } }],
  "POST /reviews": [{ body: { token: "«invitation»", product_id: "«tyre»", stars: 4, text: "Drží.", name: "Jana" } }],
  "POST /auth/login": [{ body: { email: "«me.email»", password: "«me.password»" } }],
  "POST /auth/reset-password": [{ body: { token: "«link to reset»", password: newPassword } }],
  "POST /auth/verify-email": [{ body: { token: "«link to verify»" } }],
  "DELETE /users/info": [{ body: { password: "«me.password»" } }],
  "GET /articles/{slug}": [{ path: { slug: "«article.slug»" } }],
  "POST /articles/{slug}/views": [{ path: { slug: "«article.slug»" } }],
};

/** What may be asked about an order that has just been placed, in the order it makes sense. */
export const afterPurchase = [
  "GET /checkout/{id}",
  "POST /checkout/{id}/payments",
  "GET /orders/{number}",
  "POST /orders/track",
  "POST /withdrawals",
  "POST /orders/{number}/repeat",
  "GET /reviews/invitation",
  "POST /reviews",
] as const satisfies Name[];

/** What somebody with an account may do, one after another. */
export const withAccount = [
  "POST /auth/login",
  "POST /auth/verify-email",
  "POST /auth/refresh",
  "POST /auth/reset-password",
  "DELETE /users/info",
  "POST /auth/logout",
] as const satisfies Name[];
