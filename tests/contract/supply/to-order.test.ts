import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { rowView } from "@/components/admin/orders/row-view";
import { piecesForNobody } from "@/lib/backend/admin/supply/for-nobody";
import { database } from "@/lib/backend/kernel/database/connect";
import { orderLine } from "@/lib/backend/kernel/database/schema/order";
import { lineAllocation } from "@/lib/backend/kernel/database/schema/supply";
import { ensureOwnStore } from "@/lib/backend/supply/own-store";
import type { SupplierWork } from "@/lib/contract/admin/supply";
import cs from "@/messages/admin/cs.json";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { moves, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { addSupplier, forgetSuppliers, offer, sold } from "@/tests/support/suppliers";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

let clock: StaffClock;
let desk: Desk;
let owner: Desk;
let tyre = 0;
let near = 0;
let far = 0;
/** A Monday morning in Prague, 9:30. */
const monday = new Date("2026-11-23T08:30:00Z");

beforeAll(async () => {
  clock = staffClock(monday);
  desk = (await joined(clock, ["orders"], "Jana Skladová")).desk;
  owner = (await joined(clock)).desk;
});
beforeEach(async () => {
  clock.pass(monday.getTime() - clock.now.getTime());
  await database().execute(sql`truncate rate_limit`);
  await forgetSuppliers();
  await database().transaction((tx) => ensureOwnStore(tx, "Vlastní sklad", monday));
  tyre = await addTyre({ stock: 0 });
  near = await addSupplier({
    name: "Contitrade",
    leadDays: 2,
    cutoff: "11:00",
    email: "objednavky@contitrade.example",
  });
  far = await addSupplier({ name: "Reifen", leadDays: 4, cutoff: "10:00", perPieceCost: 3_000 });
  await offer(near, tyre, { stock: 8, cost: 90_000, code: "CT-77" });
  await offer(far, tyre, { stock: 8, cost: 95_000 });
});

const work = async (): Promise<SupplierWork[]> => (await desk.does("GET /admin/supply", {})).body.suppliers;
const row = async () => (await work())[0]?.tyres[0];

type Mark = { state?: "to_order" | "ordered" | "arrived" | "short"; supplier?: number; expected_on?: string };
async function mark(orders: { id: string; number: string }[], said: Mark, key = staffKey()) {
  const lines: { number: string; position: number; revision: number }[] = [];
  for (const { id, number } of orders) {
    const rows = await database().select().from(lineAllocation).where(eq(lineAllocation.orderId, id));
    for (const { position, revision } of rows) lines.push({ number, position, revision, ...said });
  }
  return (await desk.does("PATCH /admin/supply/lines", { headers: key, body: { lines } })).body;
}
const undo = async (said: Awaited<ReturnType<typeof mark>>) =>
  (await desk.does("POST /admin/undo", { body: { token: said.undo?.token ?? "" } })).body;
const order = async (number: string) => (await desk.does("GET /admin/orders/{number}", { path: { number } })).body;
const stock = async () => (await sold(tyre)).stock;

describe("What is to be ordered", () => {
  it("stands with its supplier: pieces, code, cost, the orders behind it, minutes to the cut-off, who else has it", async () => {
    const [first, second] = [await placeOrder({ quantity: 4 }, tyre), await placeOrder({ quantity: 2 }, tyre)];
    const [group, ...others] = await work();
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      ...{ id: near, name: "Contitrade", email: "objednavky@contitrade.example", cutoff: "11:00" },
      ...{ minutes_left: 90, expected_on: "2026-11-25" },
    });
    expect(group?.tyres).toEqual([
      expect.objectContaining({
        ...{ product_id: tyre, code: "CT-77", cost: { amount: 90_000, currency: "CZK" }, pieces: 6, state: "to_order" },
        other: { supplier: far, name: "Reifen", available: 8, cost: { amount: 98_000, currency: "CZK" }, days: 4 },
      }),
    ]);
    expect(group?.tyres[0]?.lines.map(({ number, pieces }) => [number, pieces])).toEqual([
      [first.number, 4],
      [second.number, 2],
    ]);
  });

  it("can be downloaded for the supplier, without a customer", async () => {
    await placeOrder({ quantity: 4 }, tyre);
    const csv = await desk.tries("GET /admin/supply/csv", { query: { supplier: near } });
    expect(csv.status).toBe(200);
    expect(String(csv.body)).toContain("CT-77");
    expect(String(csv.body)).toContain("900,00;CZK");
    expect(String(csv.body)).not.toContain("Dvořák");
    expect((await desk.tries("GET /admin/supply/csv", { query: { supplier: far } })).status).toBe(404);
  });

  it("is no longer there once its order is cancelled", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    await moves(desk, [placed.number], "cancelled");
    expect(await work()).toEqual([]);
  });
});

describe("Pieces that are ordered", () => {
  it("come on the supplier's day, put the order aside until then, and come back when they are here", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    const said = await mark([placed], { state: "ordered" });
    expect(said.done.map(({ number, hold }) => [number, hold])).toEqual([
      [placed.number, { reason: "supplier", until: "2026-11-25" }],
    ]);
    expect(await row()).toMatchObject({ state: "ordered", expected_on: "2026-11-25", other: null });
    expect((await order(placed.number)).lines[0]?.supply).toEqual({
      ...{ supplier: "Contitrade", state: "ordered", expected_on: "2026-11-25" },
    });
    await mark([placed], { state: "ordered", expected_on: "2026-11-27" });
    expect((await order(placed.number)).hold).toEqual({ reason: "supplier", until: "2026-11-27" });
    await mark([placed], { state: "arrived" });
    expect(await order(placed.number)).toMatchObject({ hold: null, lines: [{ supply: { state: "arrived" } }] });
    expect(await work()).toEqual([]);
  });

  it("are to be ordered again when it is taken back, and the order is as it was", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    const undone = await undo(await mark([placed], { state: "ordered" }));
    expect(undone.done.map(({ number, hold }) => [number, hold])).toEqual([[placed.number, null]]);
    expect(await row()).toMatchObject({ state: "to_order", expected_on: null });
  });

  it("do not stand among the orders without a supplier", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    await mark([placed], { state: "ordered" });
    expect((await desk.does("GET /admin/supply", {})).body.data).toEqual([]);
  });
});

describe("Another source", () => {
  it("takes all pieces of a line, costs what it costs, and both are published anew", async () => {
    const placed = await placeOrder({ quantity: 6 }, tyre);
    expect(await stock()).toBe(8);
    const said = await mark([placed], { supplier: far });
    expect((await work())[0]).toMatchObject({ id: far, minutes_left: 30 });
    expect(await sold(tyre)).toMatchObject({ stock: 8, from: near });
    const [line] = await database().select().from(orderLine).where(eq(orderLine.orderId, placed.id));
    expect(line?.cost).toBe(98_000);
    await undo(said);
    expect((await work())[0]?.id).toBe(near);
    const [again] = await database().select().from(orderLine).where(eq(orderLine.orderId, placed.id));
    expect(again?.cost).toBe(90_000);
  });

  it("that has too few is refused", async () => {
    const placed = await placeOrder({ quantity: 6 }, tyre);
    await offer(far, tyre, { stock: 5 });
    expect((await mark([placed], { supplier: far })).refused).toEqual([
      expect.objectContaining({ number: placed.number, code: "not_possible" }),
    ]);
  });

  it("can be the own store, whose pieces leave it", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    const own = await database().transaction((tx) => ensureOwnStore(tx, "", monday));
    await offer(own, tyre, { stock: 5, cost: null });
    const said = await mark([placed], { supplier: own });
    expect((await order(placed.number)).lines[0]?.supply?.state).toBe("own");
    const mine = () =>
      database().execute(sql`select stock from supplier_offer where supplier_id = ${own} and product_id = ${tyre}`);
    expect([...(await mine())]).toEqual([{ stock: 1 }]);
    await undo(said);
    expect([...(await mine())]).toEqual([{ stock: 5 }]);
  });
});

describe("Pieces that the supplier has not got", () => {
  it("are not sold again, and the order is put aside for its customer", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    const said = await mark([placed], { state: "short" });
    expect((await order(placed.number)).hold).toEqual({ reason: "customer", until: null });
    expect(await row()).toMatchObject({ state: "short", other: { supplier: far } });
    expect(await sold(tyre)).toMatchObject({ stock: 8, from: far });
    await undo(said);
    expect((await order(placed.number)).hold).toBeNull();
    expect(await sold(tyre)).toMatchObject({ from: near });
    expect(await row()).toMatchObject({ state: "to_order" });
  });
});

describe("Two people at one line", () => {
  it("the second is told who was first", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    const lines = [{ number: placed.number, position: 0, revision: 0, state: "ordered" as const }];
    await desk.does("PATCH /admin/supply/lines", { headers: staffKey(), body: { lines } });
    const { refused } = (await desk.does("PATCH /admin/supply/lines", { headers: staffKey(), body: { lines } })).body;
    expect(refused).toEqual([
      expect.objectContaining({ number: placed.number, code: "stale", changed_by: "Jana Skladová" }),
    ]);
  });

  it("what was undone too late or changed since stays", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    const said = await mark([placed], { state: "ordered" });
    await mark([placed], { state: "arrived" });
    expect((await undo(said)).refused).toEqual([expect.objectContaining({ code: "stale" })]);
  });

  it("a day that is over is refused at its field", async () => {
    const lines = [
      { number: "9900000000", position: 0, revision: 0, state: "ordered" as const, expected_on: "2026-11-20" },
    ];
    const refused = await desk.tries("PATCH /admin/supply/lines", { headers: staffKey(), body: { lines } });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: "expected_on" }] } });
  });

  it("an order that has left cannot be marked any more", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    for (const to of ["confirmed", "packed", "shipped"] as const) await moves(desk, [placed.number], to);
    expect((await mark([placed], { state: "short" })).refused).toEqual([
      expect.objectContaining({ code: "not_possible" }),
    ]);
  });
});

describe("The queue", () => {
  const supply = async (number: string) => {
    const { data } = (await desk.does("GET /admin/orders", { query: { view: "all" } })).body;
    return data.find((one) => one.number === number)?.supply;
  };

  it("says of each order where its goods are", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    expect(await supply(placed.number)).toBe("to_order");
    for (const state of ["short", "ordered", "arrived"] as const) {
      await mark([placed], { state });
      expect([state, await supply(placed.number)]).toEqual([state, state]);
    }
    await moves(desk, [placed.number], "cancelled");
    expect(await supply(placed.number)).toBeNull();
  });

  it.each([
    ["own", "own", "own"],
    ["own", "arrived", "arrived"],
    ["own", "to_order", "mixed"],
    ["arrived", "ordered", "mixed"],
    ["own", "short", "short"],
  ] as const)("says of one whose lines are %s and %s: %s", async (first, second, whole) => {
    const { id, number } = await placeOrder({ quantity: 2 }, tyre);
    const [line] = await database().select().from(orderLine).where(eq(orderLine.orderId, id));
    const [source] = await database().select().from(lineAllocation).where(eq(lineAllocation.orderId, id));
    if (!line || !source) throw new Error("The order has no line.");
    await database()
      .insert(orderLine)
      .values({ ...line, position: line.position + 1, productId: await addTyre() });
    await database().update(lineAllocation).set({ state: first }).where(eq(lineAllocation.orderId, id));
    await database()
      .insert(lineAllocation)
      .values({ ...source, position: source.position + 1, state: second });
    expect(await supply(number)).toBe(whole);
  });
});

describe("The orders that wait for a supplier", () => {
  it("are those of the sheet of what is to be ordered, each says so in its row, and they are counted alike", async () => {
    await database().execute(sql`delete from customer_order`);
    const [missing, coming, short, here, own] = await Promise.all(
      Array.from({ length: 5 }, () => placeOrder({ quantity: 1 }, tyre)),
    );
    if (!missing || !coming || !short || !here || !own) throw new Error("Five orders are needed.");
    await mark([coming], { state: "ordered" });
    await mark([short], { state: "short" });
    await mark([here], { state: "arrived" });
    const [stored] = await database().select().from(lineAllocation).where(eq(lineAllocation.orderId, own.id));
    await database().update(lineAllocation).set({ state: "own" }).where(eq(lineAllocation.orderId, own.id));
    expect(stored?.state).toBe("to_order");
    const { revision } = await order(own.number);
    const hold = { reason: "supplier" as const, until: null };
    const path = { number: own.number };
    await desk.does("PATCH /admin/orders/{number}", { path, body: { revision, hold } });

    const { body } = await desk.does("GET /admin/orders", { query: { view: "to_order" } });
    const context = { language: "cs" as const, texts: cs as never, today: "2026-11-23" };
    const said = body.data.map((one) => {
      const { supply, trouble } = rowView(one, context);
      return [one.number, [supply, trouble].filter(Boolean).join(", ")];
    });
    expect(Object.fromEntries(said)).toEqual({
      [missing.number]: "je třeba objednat",
      [coming.number]: "odloženo do st\u00a025.\u00a011.: čeká na dodavatele",
      [short.number]: "odloženo: čeká na zákazníka, dodavatel nemá",
      [own.number]: "na skladě, odloženo: čeká na dodavatele",
    });
    expect((await desk.does("GET /admin/orders/counts", {})).body.to_order).toBe(4);
    const sheet = (await work()).flatMap(({ tyres }) =>
      tyres.flatMap(({ lines }) => lines.map(({ number }) => number)),
    );
    expect(sheet.sort()).toEqual([missing.number, coming.number, short.number].sort());
  });
});

describe("Pieces that come for an order that was cancelled", () => {
  const forNobody = async () => (await desk.does("GET /admin/supply", {})).body.for_nobody;
  const ofSupplier = async (id: number) => {
    const { body } = await owner.does("GET /admin/suppliers/{id}", { path: { id } });
    return body.for_nobody.map(({ number, pieces }) => [number, pieces]);
  };
  const receive = (quantity: number) =>
    owner.does("POST /admin/tyres/{id}/stock", {
      path: { id: tyre },
      headers: staffKey(),
      body: { quantity, reason: "received" },
    });
  const cancel = ({ number }: { number: string }) => moves(desk, [number], "cancelled");

  it("are told of with their order, supplier and day, until the cancelling is taken back", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    await mark([placed], { state: "ordered", expected_on: "2026-11-27" });
    expect(await forNobody()).toEqual([]);
    const { undo: token } = await cancel(placed);
    expect(await forNobody()).toEqual([
      {
        ...{ product_id: tyre, name: expect.stringContaining("Testa Grip 1"), size: "205/55 R16 91H" },
        ...{ number: placed.number, supplier: "Contitrade", pieces: 4, expected_on: "2026-11-27" },
      },
    ]);
    expect([await ofSupplier(near), await ofSupplier(far)]).toEqual([[[placed.number, 4]], []]);
    await desk.does("POST /admin/undo", { body: { token: token?.token ?? "" } });
    expect(await forNobody()).toEqual([]);
  });

  it.each(["to_order", "arrived", "short"] as const)("are none where they were not on their way: %s", async (state) => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    await mark([placed], { state: "ordered" });
    await mark([placed], { state });
    await cancel(placed);
    expect(await forNobody()).toEqual([]);
  });

  it("leave once they are received into the own store, the first cancelled ones first", async () => {
    const [first, second] = [await placeOrder({ quantity: 4 }, tyre), await placeOrder({ quantity: 2 }, tyre)];
    await mark([first, second], { state: "ordered" });
    await cancel(first);
    clock.pass(60_000);
    await cancel(second);
    await receive(3);
    expect(await ofSupplier(near)).toEqual([
      [first.number, 1],
      [second.number, 2],
    ]);
    await receive(1);
    expect(await ofSupplier(near)).toEqual([[second.number, 2]]);
    await receive(2);
    expect(await forNobody()).toEqual([]);
  });

  it("are forgotten a fortnight after their day", async () => {
    const placed = await placeOrder({ quantity: 4 }, tyre);
    await mark([placed], { state: "ordered", expected_on: "2026-11-27" });
    await cancel(placed);
    const on = (day: string) => piecesForNobody(database(), new Date(`${day}T12:00:00Z`));
    expect((await on("2026-12-10")).map(({ number }) => number)).toEqual([placed.number]);
    expect(await on("2026-12-11")).toEqual([]);
  });

  it("stay while an earlier order's pieces, which came, are forgotten", async () => {
    const [first, second] = [await placeOrder({ quantity: 4 }, tyre), await placeOrder({ quantity: 2 }, tyre)];
    await mark([first], { state: "ordered", expected_on: "2026-11-25" });
    await mark([second], { state: "ordered", expected_on: "2026-12-18" });
    await cancel(first);
    clock.pass(60_000);
    await cancel(second);
    clock.pass(60_000);
    await receive(4);
    const on = async (day: string) =>
      (await piecesForNobody(database(), new Date(`${day}T12:00:00Z`))).map(({ number, pieces }) => [number, pieces]);
    expect(await on("2026-12-08")).toEqual([[second.number, 2]]);
    expect(await on("2026-12-09")).toEqual([[second.number, 2]]);
  });
});
