import type { Name } from "@/lib/contract/contract";
import { petra } from "@/tests/support/host/host-scene";
import type { Input } from "@/tests/support/host/host-visitor";
import { czechOrder, slovakOrder } from "@/tests/support/order-request";

type Random = () => number;
export type RandomCall = { name: Name; input: Input };

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const index = (random: Random) => ({ index: Math.floor(random() * 3) });
const quantity = (random: Random) => pick(random, [1, 2, 4, 20, 99]);

/** How each call may be asked, right and wrong. @param ids the tyres of the host */
const calls: Partial<Record<Name, (random: Random, ids: readonly unknown[]) => Input>> = {
  "POST /auth/login": (random) => ({ body: pick(random, [petra, { ...petra, password: "wrong" }, {}]) }),
  "POST /auth/register": (random) => ({
    body: { email: pick(random, [petra.email, `p${random()}@b.example`, "x"]), password: "dlouhé-heslo", agreement: 1 },
  }),
  "POST /auth/refresh": () => ({}),
  "POST /auth/logout": () => ({}),
  "POST /auth/forgot-password": (random) => ({ body: { email: pick(random, [petra.email, "x"]) } }),
  "POST /auth/reset-password": () => ({ body: { token: "x", password: "dlouhé-heslo" } }),
  "GET /auth/providers": () => ({}),
  "GET /auth/{provider}": (random) => ({ path: { provider: pick(random, ["google", "nobody"]) } }),
  "GET /auth/{provider}/callback": () => ({ path: { provider: "google" }, query: { code: "x", state: "y" } }),
  "GET /geo-preferences": () => ({}),
  "GET /users/info": () => ({}),
  "PUT /users/info": (random) => ({ body: { city: "Písek", phone_number: pick(random, ["601 234 567", "", 7]) } }),
  "GET /cart": () => ({}),
  "GET /cart/detailed": () => ({}),
  "POST /cart/items": (random, ids) => ({
    body: { product_id: pick(random, [...ids, "none"]), quantity: quantity(random) },
  }),
  "PATCH /cart/items/{index}": (random) => ({ path: index(random), body: { quantity: quantity(random) } }),
  "DELETE /cart/items/{index}": (random) => ({ path: index(random) }),
  "GET /checkout/shipping-methods": (random) => ({ query: { country: pick(random, ["CZ", "SK"]) } }),
  "GET /checkout/payment-methods": () => ({}),
  "GET /checkout/pickup-points": () => ({ query: { method: "point_cz" } }),
  "POST /checkout/create-order": (random) => ({
    headers: { "idempotency-key": `key-${random()}` },
    body: {
      ...pick(random, [czechOrder, slovakOrder]),
      delivery: { id: pick(random, [1, "courier_cz"]) },
      payment: { id: pick(random, [7, "card"]) },
    },
  }),
  "POST /checkout/{id}/payments": (random) => ({ path: { id: pick(random, ["1042", "none"]) }, body: {} }),
  "GET /checkout/{id}": () => ({ path: { id: "1042" }, query: { token: "x" } }),
  "GET /orders": () => ({}),
  "GET /orders/{number}": () => ({ path: { number: "1042" } }),
  "POST /contacts": (random) => ({ body: { name: "Jan", email: pick(random, ["j@b.example", ""]), message: "Dotaz" } }),
  "GET /contacts/info": () => ({}),
  "GET /products": () => ({}),
  "GET /products/{slug}": () => ({ path: { slug: "polar" } }),
  "POST /articles/{slug}/views": () => ({ path: { slug: "a" } }),
};

/** Any call that a page may make, with any input of its kind. */
export function randomCall(random: Random, ids: readonly unknown[]): RandomCall {
  const name = pick(random, Object.keys(calls)) as Name;
  return { name, input: calls[name]?.(random, ids) ?? {} };
}
