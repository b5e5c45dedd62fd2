import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { stockMove, supplierOffer } from "@/lib/backend/kernel/database/schema/supply";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import { publishStockJob } from "@/lib/backend/supply/publish-supplier";
import type { Problem } from "@/lib/contract/problem";
import { czechOrder } from "@/tests/support/order-request";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { forgetSuppliers, offer, sold } from "@/tests/support/suppliers";
import { addTyre, copiesOf } from "@/tests/support/tyres";

withDatabase();

let clock: StaffClock;
let desk: Desk;
beforeAll(async () => {
  clock = staffClock();
  desk = (await joined(clock, ["catalogue"], "Petr Nákupčí")).desk;
});
beforeEach(forgetSuppliers);

const contitrade = { name: "Contitrade", currency: "CZK", lead_days: 2, cutoff: "11:00" } as const;
const add = async (more = {}) =>
  (await desk.does("POST /admin/suppliers", { body: { ...contitrade, ...more } })).body.supplier;
const change = (id: number, body: { revision: number } & Record<string, unknown>) =>
  desk.does("PATCH /admin/suppliers/{id}", { path: { id }, body: body as never });
const list = async () => (await desk.does("GET /admin/suppliers", {})).body.data;
const move = (id: number, quantity: number, key = staffKey()) =>
  desk.tries("POST /admin/tyres/{id}/stock", { path: { id }, headers: key, body: { quantity, reason: "counted" } });

describe("The first supplier", () => {
  it("makes what the shop has in stock its own store's, and nothing disappears from sale", async () => {
    const [plenty, none] = [await addTyre({ stock: 6, dispatchDays: 2 }), await addTyre({ stock: 0 })];
    const shown = await addTyre({ stock: 9, source: "demonstration" });
    await add();
    const [own, other] = await list();
    expect([own?.kind, own?.name, other?.name]).toEqual(["own", "Vlastní sklad", "Contitrade"]);
    const before = { stock: 6, days: 2, cost: null };
    expect(await sold(plenty)).toEqual({ ...before, from: null });
    await database().transaction((tx) => publishStock(tx, [plenty, none, shown]));
    expect(await sold(plenty)).toEqual({ ...before, from: own?.id });
    expect((await sold(none)).from).toBeNull();
    expect(await sold(shown)).toMatchObject({ stock: 9, from: null });
  });

  it("makes one store, whoever else adds one at the same time", async () => {
    await Promise.all([add(), add({ name: "Druhý" }), add({ name: "Třetí" })]);
    expect((await list()).map(({ kind }) => kind).sort()).toEqual(["list", "list", "list", "own"]);
  });
});

describe("A supplier", () => {
  it("is refused with the field that is wrong", async () => {
    await add();
    const errors = async (body: object) =>
      ((await desk.tries("POST /admin/suppliers", { body: { ...contitrade, ...body } })).body as Problem).errors;
    expect(await errors({ name: "CONTITRADE" })).toEqual([
      expect.objectContaining({ path: "name", code: "supplier_taken" }),
    ]);
    expect(await errors({ name: "X", feed_url: "http://list.example/a.csv" })).toEqual([
      expect.objectContaining({ path: "feed_url", code: "https" }),
    ]);
    expect(await errors({ name: "X", mapping: { Cena: "prize" } })).toEqual([
      expect.objectContaining({ path: "mapping", code: "unknown" }),
    ]);
    expect(await errors({ name: "X", cutoff: "24:00" })).toEqual([expect.objectContaining({ path: "cutoff" })]);
  });

  it("changes what the shop sells of its tyres, and can be taken back", async () => {
    const tyre = await addTyre({ stock: 0 });
    const { id } = await add();
    await offer(id, tyre, { stock: 30, cost: 90_000 });
    const body = {
      revision: 0,
      stock_cap: 20,
      buffer: 2,
      per_piece_cost: 5_000,
      lead_days: 4,
      guardrails: { rows: 805 },
    };
    const { supplier, undo } = (await change(id, body)).body;
    expect(supplier).toMatchObject({ revision: 1, stock_cap: 20, guardrails: { rows: 805 } });
    expect(await sold(tyre)).toEqual({ stock: 18, days: 4, cost: 95_000, from: id });
    await desk.does("POST /admin/undo", { body: { token: undo?.token ?? "" } });
    expect(await sold(tyre)).toEqual({ stock: 30, days: 2, cost: 90_000, from: id });
    expect((await desk.does("GET /admin/suppliers/{id}", { path: { id } })).body.supplier).toMatchObject({
      ...{ revision: 2, stock_cap: null, buffer: 0, guardrails: {} },
    });
  });

  it("of very many tyres publishes them after its change, and an order is held to it from the first moment", async () => {
    const tyre = await addTyre({ stock: 0 });
    const { id } = await add();
    await offer(id, tyre, { stock: 8 });
    const others = await connection().sql.begin((tx) => copiesOf(tx, tyre, 1_000));
    const offers = others.map((productId) => ({ supplierId: id, productId, currency: "CZK" as const, stock: 1 }));
    await database()
      .insert(supplierOffer)
      .values(offers.map((one) => ({ ...one, asOf: clock.now })));
    await change(id, { revision: 0, buffer: 5 });
    expect((await sold(tyre)).stock).toBe(8);
    const shopper = newShopper(clock.carrier);
    await shopper.does("POST /cart/items", { body: { product_id: tyre, quantity: 4 } });
    const placing = { headers: { "idempotency-key": "held-to-the-buffer" }, body: czechOrder };
    expect(await shopper.tries("POST /checkout/create-order", placing)).toMatchObject({
      ...{ status: 409, body: { code: "out_of_stock", left: 3 } },
    });
    await publishStockJob.run({ supplier: id }, "1");
    expect((await sold(tyre)).stock).toBe(3);
  });

  it("that is switched off sells nothing", async () => {
    const tyre = await addTyre({ stock: 0 });
    const { id } = await add();
    await offer(id, tyre, { stock: 8 });
    await change(id, { revision: 0, active: false });
    expect((await sold(tyre)).stock).toBe(0);
  });

  it("changed by two people shows the second what the first has made of it", async () => {
    const { id } = await add();
    await change(id, { revision: 0, buffer: 3 });
    const refused = await desk.tries("PATCH /admin/suppliers/{id}", {
      path: { id },
      body: { revision: 0, buffer: 5 },
    });
    expect(refused.body).toMatchObject({
      code: "stale",
      stale: { changed_by: "Petr Nákupčí", current: { buffer: 3, revision: 1 } },
    });
  });

  it("that is saved as it is counts no change", async () => {
    const { id } = await add();
    expect((await change(id, { revision: 0, ...contitrade, feed_at: [] })).body).toMatchObject({
      supplier: { revision: 0 },
      undo: null,
    });
  });

  it("stands in the log with the names of what was changed, not with what it was changed to", async () => {
    const { id } = await add();
    await change(id, { revision: 0, email: "objednavky@contitrade.example" });
    const rows = await database()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    const said = rows.filter(({ subject }) => subject === "supplier").map(({ action, details }) => [action, details]);
    expect(said.slice(-2)).toEqual([
      ["supplier_added", {}],
      ["supplier_changed", { changed: ["email"] }],
    ]);
  });
});

describe("Pieces of the own store", () => {
  it("are added and taken with a reason, published at once, and never fewer than none", async () => {
    const tyre = await addTyre({ stock: 0 });
    expect((await move(tyre, 6)).body).toMatchObject({ own: 6, published: 6 });
    expect((await move(tyre, -2)).body).toMatchObject({ own: 4, published: 4 });
    expect(await move(tyre, -5)).toMatchObject({ status: 409, body: { code: "not_possible" } });
    expect((await sold(tyre)).stock).toBe(4);
    const moves = await database().select().from(stockMove).where(eq(stockMove.productId, tyre));
    expect(moves.map(({ quantity, reason }) => [quantity, reason])).toEqual([
      [6, "counted"],
      [-2, "counted"],
    ]);
  });

  it("are moved once for a key", async () => {
    const tyre = await addTyre({ stock: 0 });
    const key = staffKey();
    await Promise.all([move(tyre, 3, key), move(tyre, 3, key)]);
    expect((await sold(tyre)).stock).toBe(3);
    expect(await move(tyre, 4, key)).toMatchObject({ status: 409, body: { code: "key_reused" } });
  });

  it("are none of a demonstration tyre", async () => {
    const shown = await addTyre({ stock: 9, source: "demonstration" });
    expect((await move(shown, 1)).status).toBe(409);
    await database().execute(sql`delete from product where id = ${shown}`);
  });
});
