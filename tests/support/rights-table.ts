import type { Name } from "@/lib/contract/contract";
import { newEmail } from "@/tests/support/customer";

/** What the owner has that others might want. */
export type World = { id: string; number: string; email: string; linkToken: string; slug: string; pattern: string };

type Input = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
};
type Row = [nobody: number, other: number, staff: number, owner: number, input?: (world: World) => Input];

const open: Row = [200, 200, 200, 200];
/** For whoever is signed in, about their own data only. */
const signedIn: Row = [401, 200, 200, 200];
const offered = () => ({ path: { provider: "google" } });

const order = ({ number }: World) => ({ path: { number } });
const someone = { first_name: "Eva", last_name: "Nová", agreement: 1 };
const credentials = { email: "nobody@post.example", password: "wrong password" };

/**
 * The status of every call for nobody, for another user, for a member of the staff with every role, and for the user whose the order and
 * the link of the input are. What is somebody's is not there for anybody else, staff included: 404.
 */
export const rights: Record<Name, Row> = {
  "GET /geo-preferences": open,
  "GET /contacts/info": open,
  "GET /health": open,
  "GET /openapi.json": open,
  "GET /categories": open,
  "GET /brands": open,
  "GET /sizes": open,
  "GET /patterns/{slug}": [200, 200, 200, 200, ({ pattern }) => ({ path: { slug: pattern } })],
  "GET /products": open,
  "GET /products/compare": [200, 200, 200, 200, () => ({ query: { ids: "1" } })],
  "GET /products/identities": [200, 200, 200, 200, () => ({ query: { ids: "1", product_ids: "A-1" } })],
  "GET /search/suggestions": open,
  "GET /products/{slug}": [200, 200, 200, 200, ({ slug }) => ({ path: { slug } })],
  "GET /vehicles": open,
  "GET /vehicles/{make}/{model}": [200, 200, 200, 200, () => ({ path: { make: "skoda", model: "octavia" } })],
  "GET /cart": open,
  "GET /cart/detailed": open,
  "POST /cart/items": [404, 404, 404, 404, () => ({ body: { product_id: 99_999_999 } })],
  "PATCH /cart/items/{index}": [404, 404, 404, 404, () => ({ path: { index: 99 }, body: { quantity: 1 } })],
  "DELETE /cart/items/{index}": [404, 404, 404, 404, () => ({ path: { index: 99 } })],
  "GET /checkout/shipping-methods": [200, 200, 200, 200, () => ({ query: { country: "CZ" } })],
  "GET /checkout/pickup-points": [200, 200, 200, 200, () => ({ query: { method: "fitter_cz" } })],
  "GET /checkout/payment-methods": open,
  "POST /checkout/create-order": [
    422,
    422,
    422,
    422,
    () => ({ headers: { "idempotency-key": "key-of-nobody" }, body: {} }),
  ],
  "POST /checkout/{id}/payments": [404, 404, 404, 201, ({ id }) => ({ path: { id }, body: {} })],
  "POST /payments/stripe/webhook": [404, 404, 404, 404, () => ({ body: {} })],
  // A browser sends JSON: no form.
  "POST /payments/{provider}/notification": [400, 400, 400, 400, () => ({ path: { provider: "stripe" }, body: {} })],
  "GET /checkout/{id}": [404, 404, 404, 200, ({ id }) => ({ path: { id } })],
  "POST /auth/login": [401, 401, 401, 401, () => ({ body: credentials })],
  "POST /auth/register": [409, 409, 409, 409, ({ email }) => ({ body: { ...credentials, ...someone, email } })],
  "POST /auth/refresh": signedIn,
  "POST /auth/logout": [204, 204, 204, 204],
  "POST /auth/forgot-password": [204, 204, 204, 204, () => ({ body: { email: credentials.email } })],
  "POST /auth/reset-password": [422, 422, 422, 422, () => ({ body: { token: "x", password: credentials.password } })],
  "POST /auth/verify-email": [401, 422, 422, 204, ({ linkToken }) => ({ body: { token: linkToken } })],
  "POST /auth/verify-email/again": [401, 204, 204, 204],
  "GET /auth/providers": open,
  "GET /auth/{provider}": [404, 404, 404, 404, offered],
  "GET /auth/{provider}/callback": [404, 404, 404, 404, offered],
  "GET /users/info": signedIn,
  "PUT /users/info": [401, 200, 200, 200, () => ({ body: { user_type: "staff", roles: ["orders"], id: 1 } })],
  "GET /users/export": signedIn,
  "DELETE /users/info": [401, 401, 401, 401, () => ({ body: { password: "wrong password" } })],
  "GET /users/identities": signedIn,
  "POST /users/identities/{provider}": [401, 404, 404, 404, () => ({ ...offered(), body: {} })],
  "DELETE /users/identities/{provider}": [401, 404, 404, 404, offered],
  "GET /orders": signedIn,
  "GET /orders/{number}": [401, 404, 404, 200, order],
  "POST /orders/{number}/repeat": [401, 404, 404, 200, order],
  "POST /contacts": [201, 201, 201, 201, () => ({ body: { name: "Eva", email: newEmail(), message: "Dobrý den" } })],
  "POST /withdrawals": [
    422,
    422,
    422,
    422,
    ({ number }) => ({
      headers: { "idempotency-key": "key-of-nobody" },
      body: { name: "Eva", order_number: number, email: credentials.email },
    }),
  ],
  "GET /products/{slug}/reviews": [200, 200, 200, 200, ({ slug }) => ({ path: { slug } })],
  "GET /reviews/invitation": [422, 422, 422, 422, () => ({ query: { token: "x" } })],
  "POST /reviews": [422, 422, 422, 422, () => ({ body: { token: "x", product_id: 1, stars: 5 } })],
  "POST /products/{slug}/stock-notices": [
    202,
    202,
    202,
    202,
    ({ slug }) => ({ path: { slug }, body: { email: newEmail() } }),
  ],
  "POST /stock-notices/cancel": [204, 204, 204, 204, () => ({ body: { token: "x" } })],
  "POST /orders/track": [404, 404, 404, 404, ({ number }) => ({ body: { number, email: credentials.email } })],
  "GET /articles": open,
  "GET /articles/{slug}": [404, 404, 404, 404, () => ({ path: { slug: "no-such-article" } })],
  "POST /articles/{slug}/views": [404, 404, 404, 404, () => ({ path: { slug: "no-such-article" } })],
  "GET /feeds/{name}": [200, 200, 200, 200, () => ({ path: { name: "zbozi" } })],
  "GET /sitemap": open,
  "GET /sitemap/{kind}": [200, 200, 200, 200, () => ({ path: { kind: "tyres" } })],
};
