import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { asc, eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { orderLine } from "@/lib/backend/kernel/database/schema/order";
import { lineAllocation } from "@/lib/backend/kernel/database/schema/supply";
import { handle } from "@/lib/backend/server";
import { ensureOwnStore } from "@/lib/backend/supply/own-store";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { moves } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { addSupplier, forgetSuppliers, offer, sold } from "@/tests/support/suppliers";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

let clock: StaffClock;
let desk: Desk;
let tyre = 0;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await forgetSuppliers();
  tyre = await addTyre({ stock: 0 });
});

async function allocationOf(orderId: string) {
  const rows = await database()
    .select()
    .from(lineAllocation)
    .where(eq(lineAllocation.orderId, orderId))
    .orderBy(asc(lineAllocation.position));
  return rows.map(({ supplierId, quantity, state, cost }) => ({ supplierId, quantity, state, cost }));
}

const setState = (orderId: string, state: "ordered" | "arrived", orderedAt: Date) =>
  database().update(lineAllocation).set({ state, orderedAt }).where(eq(lineAllocation.orderId, orderId));

const order = (quantity: number, of = tyre) => placeOrder({ quantity }, of);
const stock = async (of = tyre) => (await sold(of)).stock;
const ownStore = () => database().transaction((tx) => ensureOwnStore(tx, "Vlastní sklad", new Date()));

describe("An order's pieces", () => {
  it("come from the cheapest source that has them all, and what they cost stays with the line", async () => {
    const [cheap, large] = [await addSupplier({ perPieceCost: 5_000 }), await addSupplier()];
    await offer(cheap, tyre, { stock: 4, cost: 90_000 });
    await offer(large, tyre, { stock: 12, cost: 99_000 });
    const [four, eight] = [await order(4), await order(8)];
    expect(await allocationOf(four.id)).toEqual([{ supplierId: cheap, quantity: 4, state: "to_order", cost: 90_000 }]);
    expect(await allocationOf(eight.id)).toEqual([{ supplierId: large, quantity: 8, state: "to_order", cost: 99_000 }]);
    const [line] = await database().select().from(orderLine).where(eq(orderLine.orderId, four.id));
    expect([line?.cost, line?.costCurrency]).toEqual([95_000, "CZK"]);
    expect(await sold(tyre)).toEqual({ stock: 4, days: 3, cost: 99_000, from: large });
  });

  it("of the own store leave it at once", async () => {
    const here = await addTyre({ stock: 6, dispatchDays: 0 });
    const own = await ownStore();
    const placed = await order(4, here);
    expect(await allocationOf(placed.id)).toEqual([{ supplierId: own, quantity: 4, state: "own", cost: null }]);
    expect(await stock(here)).toBe(2);
  });

  it("have no source while the shop has no supplier, nor has a demonstration tyre", async () => {
    const here = await addTyre({ stock: 6 });
    const placed = await order(4, here);
    expect(await allocationOf(placed.id)).toEqual([]);
    expect(await stock(here)).toBe(2);
    await ownStore();
    const shown = await addTyre({ stock: 6, source: "demonstration" });
    expect(await allocationOf((await order(4, shown)).id)).toEqual([]);
    expect(await stock(shown)).toBe(2);
  });

  it("are not taken from a supplier of a tyre that the shop has taken off sale", async () => {
    await offer(await addSupplier(), tyre, { stock: 8 });
    const shopper = newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init)));
    await shopper.does("POST /cart/items", { body: { product_id: tyre, quantity: 4 } });
    await changeTyre(tyre, { active: false });
    const placing = { headers: { "idempotency-key": "taken-off-sale" }, body: czechOrder };
    expect(await shopper.tries("POST /checkout/create-order", placing)).toMatchObject({
      ...{ status: 409, body: { code: "out_of_stock", left: 0 } },
    });
  });

  it("are refused where all of a tyre's suppliers are switched off, even before what the shop sells of it is published anew", async () => {
    const one = await addSupplier();
    await offer(one, tyre, { stock: 8 });
    await database().execute(sql`update supplier set active = false`);
    expect(await stock()).toBe(8); // not published yet
    const shopper = newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init)));
    await shopper.does("POST /cart/items", { body: { product_id: tyre, quantity: 4 } });
    const placing = { headers: { "idempotency-key": "all-switched-off" }, body: czechOrder };
    expect(await shopper.tries("POST /checkout/create-order", placing)).toMatchObject({
      ...{ status: 409, body: { code: "out_of_stock", left: 0 } },
    });
    expect(await stock()).toBe(8);
  });

  it("are refused where no one source has them, whatever two have together", async () => {
    const [one, other] = [await addSupplier(), await addSupplier()];
    await offer(one, tyre, { stock: 4 });
    await offer(other, tyre, { stock: 4 });
    const shopper = newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init)));
    const added = await shopper.tries("POST /cart/items", { body: { product_id: tyre, quantity: 6 } });
    expect(added.status).toBe(409);
  });

  it("promise the days of the source that serves them", async () => {
    const [near, far] = [await addSupplier({ leadDays: 1 }), await addSupplier({ leadDays: 10 })];
    await offer(near, tyre, { stock: 4, cost: 80_000 });
    await offer(far, tyre, { stock: 12, cost: 70_000, leadDays: 10 });
    await offer(far, tyre, { stock: 12, cost: 90_000, leadDays: 10 });
    const [two, eight] = [await order(2), await order(8)];
    const [soon, late] = [await two.read(), await eight.read()];
    expect((soon.delivery.estimate?.from ?? "") < (late.delivery.estimate?.from ?? "")).toBe(true);
  });
});

describe("A cancelled order gives its pieces back", () => {
  it("to the own store, and takes them from there again", async () => {
    const here = await addTyre({ stock: 6 });
    await ownStore();
    const placed = await order(4, here);
    const { undo } = await moves(desk, [placed.number], "cancelled");
    expect(await stock(here)).toBe(6);
    expect((await allocationOf(placed.id))[0]?.state).toBe("cancelled");
    await desk.does("POST /admin/undo", { body: { token: undo?.token ?? "" } });
    expect(await stock(here)).toBe(2);
    expect((await allocationOf(placed.id))[0]?.state).toBe("own");
  });

  it("to the supplier while they are to be ordered", async () => {
    const one = await addSupplier();
    await ownStore();
    await offer(one, tyre, { stock: 8 });
    const placed = await order(4);
    expect(await stock()).toBe(4);
    const { undo } = await moves(desk, [placed.number], "cancelled");
    expect(await stock()).toBe(8);
    await desk.does("POST /admin/undo", { body: { token: undo?.token ?? "" } });
    expect(await stock()).toBe(4);
  });

  it("to nobody once they are ordered, and to the own store once they are here", async () => {
    const one = await addSupplier();
    await ownStore();
    await offer(one, tyre, { stock: 8 });
    const [coming, here] = [await order(2), await order(2)];
    await setState(coming.id, "ordered", new Date());
    await setState(here.id, "arrived", new Date());
    await moves(desk, [coming.number], "cancelled");
    expect(await stock()).toBe(4); // the list does not know of the four that were ordered
    await moves(desk, [here.number], "cancelled");
    await offer(one, tyre, { stock: 1, asOf: new Date(Date.now() + 1000) });
    expect(await stock()).toBe(2); // those that are here
  });

  it("to the own store when they were sold before the shop had suppliers", async () => {
    const here = await addTyre({ stock: 4 });
    const placed = await order(4, here);
    await ownStore();
    await moves(desk, [placed.number], "cancelled");
    const own = await sold(here);
    expect(own).toMatchObject({ stock: 4, from: await ownStore() });
  });

  it("unless somebody else has bought them: then it stays cancelled", async () => {
    const one = await addSupplier();
    await ownStore();
    await offer(one, tyre, { stock: 4 });
    const placed = await order(4);
    const { undo } = await moves(desk, [placed.number], "cancelled");
    await order(2);
    const undone = (await desk.does("POST /admin/undo", { body: { token: undo?.token ?? "" } })).body;
    expect(undone.refused).toEqual([expect.objectContaining({ number: placed.number, code: "undo_over" })]);
    expect(await stock()).toBe(2);
  });
});

it("Eight buyers at once never get more than the sources have", async () => {
  const [one, other] = [await addSupplier(), await addSupplier()];
  await offer(one, tyre, { stock: 9, cost: 90_000 });
  await offer(other, tyre, { stock: 5, cost: 95_000 });
  const buyers = Array.from({ length: 8 }, () =>
    newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init))),
  );
  for (const buyer of buyers) await buyer.does("POST /cart/items", { body: { product_id: tyre, quantity: 2 } });
  const answers = await Promise.all(
    buyers.map((buyer, at) =>
      buyer.tries("POST /checkout/create-order", {
        headers: { "idempotency-key": `eight-buyers-${at}` },
        body: czechOrder,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 409, 409]);
  const taken = await database().execute<{ id: number; pieces: number }>(sql`
    select supplier_id as id, sum(quantity)::int as pieces from line_allocation group by 1 order by 1`);
  expect([...taken]).toEqual([
    { id: one, pieces: 8 },
    { id: other, pieces: 4 },
  ]);
  expect(await stock()).toBe(1);
});

describe("Pieces that were sold and a list cannot know", () => {
  it("are not sold again by the next list (D-17)", async () => {
    const one = await addSupplier();
    const at = (hour: string) => new Date(`2026-11-20T${hour}:00Z`);
    await offer(one, tyre, { stock: 8, asOf: at("06:00") });
    const placed = await order(4);
    await offer(one, tyre, { stock: 8, asOf: at("07:00") });
    expect(await stock()).toBe(4);
    await setState(placed.id, "ordered", at("10:00"));
    await offer(one, tyre, { stock: 8, asOf: at("09:00") });
    expect(await stock()).toBe(4);
    await setState(placed.id, "arrived", at("10:00"));
    await offer(one, tyre, { stock: 8, asOf: at("09:30") });
    expect(await stock()).toBe(4);
    await offer(one, tyre, { stock: 8, asOf: at("11:00") });
    expect(await stock()).toBe(8);
  });
});
