import type { AdminName } from "@/lib/contract/admin/admin-contract";

import type { StaffRight } from "@/lib/domain/admin/rights";

type Input = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
};

/** The status for each single right; one number where it is the same for all. */
type ByRight = number | Record<Exclude<StaffRight, "owner">, number>;

/**
 * The status of a call for nobody (and for a customer), in a half session before the code, for whoever has one right alone, for an owner
 * but without a fresh second factor, and with both.
 */
type Row = [nobody: number, half: number, without: ByRight, stale: number, full: number, input?: Input];

const first = (input: Input, status: number): Row => [status, status, status, status, status, input];
const moved = (status: number) => ({ orders: status, catalogue: 403, money: 403 });
const paid = (status: number) => ({ orders: 403, catalogue: 403, money: status });
const kept = (status: number) => ({ orders: 403, catalogue: status, money: 403 });
const seen = (status: number) => ({ orders: status, catalogue: 403, money: status });
const noPicture = new Blob(["no picture"], { type: "image/png" });
const unknown = { number: "9900000000", revision: 0 };
const noOrder = { path: { number: unknown.number } };
const moves = { to: "confirmed", orders: [unknown] };
const key = (of: string) => ({ "idempotency-key": `rights-table-${of}` });
const nothing = "00000000-0000-4000-8000-000000000000";
const nowhere = { path: { id: 2_000_000_000 } };

/** What no passkey has signed. */
const unsigned = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const touch = { ...unsigned, response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" } };
const newKey = { ...unsigned, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } };

/** Who may make which call of the admin. A call without a row fails the test. */
export const staffCallRights: Record<AdminName, Row> = {
  "GET /admin/session": [401, 200, 200, 200, 200],
  "POST /admin/session": first({ body: { email: "nobody@firma.example", password: "x" } }, 401),
  "POST /admin/session/totp": [401, 401, 401, 401, 401, { body: { code: "000000" } }],
  "POST /admin/session/recovery": [401, 401, 401, 401, 401, { body: { code: "x" } }],
  "DELETE /admin/session": [401, 204, 204, 204, 204],
  "POST /admin/step-up": [401, 401, 401, 401, 401, { body: { code: "000000" } }],
  "POST /admin/step-up/options": [401, 401, 409, 409, 409],
  "POST /admin/session/passkey/options": [200, 200, 200, 200, 200],
  "POST /admin/session/passkey": first({ body: { response: touch } }, 401),
  "POST /admin/me/passkeys/options": [401, 401, 200, 403, 200],
  "POST /admin/me/passkeys": [401, 401, 401, 403, 401, { body: { response: newKey } }],
  "DELETE /admin/me/passkeys/{id}": [401, 401, 404, 403, 404, { path: { id: "AAAA" } }],
  "GET /admin/invitation": first({ query: { token: "x" } }, 422),
  "POST /admin/invitation": first({ body: { token: "x", name: "Eva", language: "cs" } }, 422),
  "GET /admin/me": [401, 401, 200, 200, 200],
  "PATCH /admin/me": [401, 401, 200, 200, 200, { body: {} }],
  "PUT /admin/me/password": [401, 401, 204, 403, 204, { body: { password: "Zimní gumy na dvoře 12" } }],
  "POST /admin/me/totp": [401, 401, 200, 403, 200],
  "PUT /admin/me/totp": [401, 401, 401, 403, 401, { body: { code: "000000" } }],
  "POST /admin/me/recovery": [401, 401, 200, 403, 200],
  "DELETE /admin/me/sessions/{id}": [401, 401, 404, 404, 404, { path: { id: "00000000-0000-4000-8000-000000000000" } }],
  "GET /admin/staff": [401, 401, 403, 200, 200],
  "POST /admin/staff": [401, 401, 403, 403, 422, { body: {} }],
  "PATCH /admin/staff/{id}": [401, 401, 403, 403, 404, { ...nowhere, body: { revision: 0, rights: ["orders"] } }],
  "POST /admin/staff/{id}/invitation": [401, 401, 403, 403, 404, nowhere],
  "DELETE /admin/staff/{id}/sessions": [401, 401, 403, 403, 404, nowhere],
  "GET /admin/log": [401, 401, 403, 200, 200],
  "GET /admin/price-rules": [401, 401, kept(200), 200, 200],
  "PUT /admin/price-rules": [401, 401, kept(412), 412, 412, { body: { revision: 999, rules: [] } }],
  "POST /admin/price-rules/simulation": [401, 401, kept(200), 200, 200, { body: { rules: [] } }],
  "POST /admin/price-rules/change-sets": [401, 401, kept(412), 412, 412, { body: { revision: 999, rules: [] } }],
  "PUT /admin/tyres/{id}/override": [
    401,
    401,
    kept(404),
    404,
    404,
    { ...nowhere, body: { price_czk: 100, price_eur: null, price_usd: null, until: null, reason: "x" } },
  ],
  "DELETE /admin/tyres/{id}/override": [401, 401, kept(404), 404, 404, nowhere],
  "GET /admin/orders": [401, 401, seen(200), 200, 200],
  "GET /admin/supply": [401, 401, moved(200), 200, 200],
  "PATCH /admin/supply": [
    401,
    401,
    moved(200),
    200,
    200,
    { headers: key("supply"), body: { state: "arrived", orders: [unknown] } },
  ],
  "GET /admin/supply/csv": [401, 401, moved(404), 404, 404, { query: { supplier: 2_000_000_000 } }],
  "PATCH /admin/supply/lines": [
    401,
    401,
    moved(200),
    200,
    200,
    { headers: key("lines"), body: { lines: [{ ...unknown, position: 0, state: "arrived" }] } },
  ],
  "GET /admin/suppliers": [401, 401, kept(200), 200, 200],
  "POST /admin/suppliers": [401, 401, kept(422), 422, 422, { body: {} }],
  "GET /admin/suppliers/{id}": [401, 401, kept(404), 404, 404, nowhere],
  "PATCH /admin/suppliers/{id}": [401, 401, kept(404), 404, 404, { ...nowhere, body: { revision: 0, buffer: 1 } }],
  "POST /admin/tyres/{id}/stock": [
    401,
    401,
    kept(404),
    404,
    404,
    { ...nowhere, headers: key("stock"), body: { quantity: 1, reason: "received" } },
  ],
  "GET /admin/orders/counts": [401, 401, seen(200), 200, 200],
  "GET /admin/orders/{number}": [401, 401, seen(404), 404, 404, noOrder],
  "POST /admin/orders/moves": [401, 401, moved(200), 200, 200, { headers: key("move"), body: moves }],
  "PATCH /admin/orders/{number}": [401, 401, moved(404), 404, 404, { ...noOrder, body: { revision: 0, hold: null } }],
  "PATCH /admin/orders/{number}/payment": [
    401,
    401,
    paid(404),
    404,
    404,
    { ...noOrder, body: { revision: 0, to: "paid" } },
  ],
  "POST /admin/orders/{number}/notes": [401, 401, moved(404), 404, 404, { ...noOrder, body: { text: "x" } }],
  "DELETE /admin/orders/{number}/notes/{id}": [401, 401, moved(404), 404, 404, { path: { ...noOrder.path, id: 1 } }],
  "GET /admin/returns": [401, 401, moved(200), 200, 200],
  "PATCH /admin/returns/{number}": [
    401,
    401,
    moved(404),
    404,
    404,
    { path: { number: "9900000000-1" }, body: { revision: 0, to: "goods_back" } },
  ],
  "POST /admin/orders/{number}/mails": [
    401,
    401,
    moved(404),
    404,
    404,
    { ...noOrder, headers: key("mail"), body: { kind: "confirmation" } },
  ],
  "GET /admin/tyres": [401, 401, kept(200), 200, 200],
  "GET /admin/tyres/gaps": [401, 401, kept(200), 200, 200],
  "GET /admin/tyres/{id}": [401, 401, kept(404), 404, 404, nowhere],
  "PATCH /admin/tyres/{id}": [401, 401, kept(404), 404, 404, { ...nowhere, body: { revision: 0, active: true } }],
  "POST /admin/tyres/edits": [
    401,
    401,
    kept(404),
    404,
    404,
    { headers: key("edits"), body: { ids: [2_000_000_000], weight_g: 9_000 } },
  ],
  "GET /admin/brands": [401, 401, kept(200), 200, 200],
  "PATCH /admin/brands/{id}": [401, 401, kept(404), 404, 404, { ...nowhere, body: { revision: 0, safety: null } }],
  "GET /admin/demand": [401, 401, kept(200), 200, 200],
  "GET /admin/updates": [401, 401, 200, 200, 200],
  "GET /admin/search": [401, 401, 200, 200, 200, { query: { q: "Jana" } }],
  "POST /admin/undo": [401, 401, 409, 409, 409, { body: { token: nothing } }],
  "GET /admin/shipments": [401, 401, moved(200), 200, 200],
  "GET /admin/shipments/csv": [401, 401, moved(200), 403, 200],
  "POST /admin/shipments": [
    401,
    401,
    moved(404),
    404,
    404,
    { headers: key("make"), body: { ...unknown, carrier: "dpd" } },
  ],
  "PATCH /admin/shipments/{id}": [401, 401, moved(404), 404, 404, { path: { id: nothing }, body: { revision: 0 } }],
  "GET /admin/messages": [401, 401, moved(200), 200, 200],
  "GET /admin/messages/{id}": [401, 401, moved(404), 404, 404, nowhere],
  "PATCH /admin/messages/{id}": [
    401,
    401,
    moved(404),
    404,
    404,
    { ...nowhere, body: { revision: 0, state: "closed" } },
  ],
  "POST /admin/messages/{id}/replies": [
    401,
    401,
    moved(404),
    404,
    404,
    { ...nowhere, headers: key("answer"), body: { revision: 0, text: "x" } },
  ],
  "POST /admin/shipments/tracking": [
    401,
    401,
    moved(200),
    200,
    200,
    { headers: key("paste"), body: { carrier: "dpd", text: "x" } },
  ],
  "GET /admin/patterns": [401, 401, kept(200), 200, 200],
  "GET /admin/patterns/{id}": [401, 401, kept(404), 404, 404, nowhere],
  "POST /admin/patterns/{id}/pictures": [401, 401, kept(404), 404, 404, { ...nowhere, body: noPicture }],
  "PUT /admin/patterns/{id}/pictures": [401, 401, kept(404), 404, 404, { ...nowhere, body: { ids: [] } }],
  "GET /admin/tyres/{id}/pictures": [401, 401, kept(404), 404, 404, nowhere],
  "POST /admin/tyres/{id}/pictures": [401, 401, kept(404), 404, 404, { ...nowhere, body: noPicture }],
  "PUT /admin/tyres/{id}/pictures": [401, 401, kept(404), 404, 404, { ...nowhere, body: { ids: [] } }],
  "PATCH /admin/pictures/{id}": [401, 401, kept(404), 404, 404, { ...nowhere, body: { revision: 0 } }],
  "DELETE /admin/pictures/{id}": [401, 401, kept(404), 404, 404, { ...nowhere, query: { revision: 0 } }],
  "GET /admin/reviews": [401, 401, moved(200), 200, 200],
  "PATCH /admin/reviews/{id}": [401, 401, moved(404), 404, 404, { ...nowhere, body: { revision: 0, reply: null } }],
  "GET /admin/change-sets": [401, 401, kept(200), 200, 200],
  "POST /admin/change-sets": [
    401,
    401,
    kept(404),
    404,
    404,
    { query: { supplier: 2_000_000_000, name: "list.csv" }, body: new Blob(["a;b"], { type: "text/csv" }) },
  ],
  "POST /admin/change-sets/fetch": [401, 401, kept(404), 404, 404, { body: { supplier: 2_000_000_000 } }],
  "GET /admin/change-sets/{id}": [401, 401, kept(404), 404, 404, nowhere],
  "PUT /admin/change-sets/{id}/mapping": [
    401,
    401,
    kept(404),
    404,
    404,
    { ...nowhere, body: { revision: 0, columns: {} } },
  ],
  "GET /admin/change-sets/{id}/prices": [401, 401, kept(404), 404, 404, nowhere],
  "GET /admin/change-sets/{id}/changes": [401, 401, kept(404), 404, 404, nowhere],
  "PATCH /admin/change-sets/{id}/changes": [
    401,
    401,
    kept(404),
    404,
    404,
    { ...nowhere, body: { revision: 0, seqs: [1], excluded: true } },
  ],
  "POST /admin/change-sets/{id}/apply": [
    401,
    401,
    kept(404),
    404,
    404,
    { ...nowhere, headers: key("apply"), body: { revision: 0 } },
  ],
  "POST /admin/change-sets/{id}/undo": [
    401,
    401,
    kept(404),
    403,
    404,
    { ...nowhere, headers: key("revert"), body: { revision: 0 } },
  ],
  "DELETE /admin/change-sets/{id}": [401, 401, kept(404), 404, 404, nowhere],
  "GET /admin/change-sets/{id}/refused": [401, 401, kept(404), 404, 404, nowhere],
};
