import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { desc, eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { orderCommand } from "@/lib/backend/order/command";
import { czechOrder } from "@/tests/support/order-request";
import { withDatabase } from "@/tests/support/scene";
import { moves, orderIn, revisionOf, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, minute, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
let desk: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders", "money"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await database().execute(sql`delete from customer_order`);
});

const set = (number: string, values: Partial<typeof customerOrder.$inferInsert>) =>
  database().update(customerOrder).set(values).where(eq(customerOrder.number, number));
const cash = { ...czechOrder, payment: { id: "cash_on_delivery" } };

describe("shipments", () => {
  it("are made, given numbers by pasting, and exported for the carrier", async () => {
    const [one, two] = [await orderIn(desk, ["confirmed"], { body: cash }), await orderIn(desk, ["cancelled"])];
    const made = { number: one.number, revision: await revisionOf(one.number), carrier: "ppl" as const };
    await desk.does("POST /admin/shipments", { headers: staffKey(), body: made });
    expect(await desk.isRefused("POST /admin/shipments", { headers: staffKey(), body: made })).toBe("stale");
    const text = `číslo;balík\n${one.number};40857241530;40857241531\n${two.number};40857241532\n40857241533\n`;
    const { body } = await desk.does("POST /admin/shipments/tracking", {
      headers: staffKey(),
      body: { carrier: "ppl", text },
    });
    expect(body.matched).toMatchObject([
      { line: 2, order: { number: one.number }, tracking: ["40857241530", "40857241531"] },
    ]);
    expect(body.unmatched.map(({ line, code }) => [line, code])).toEqual([
      [1, "no_order"],
      [3, "not_possible"],
      [4, "no_order"],
    ]);
    const { data } = (await desk.does("GET /admin/shipments", { query: { carrier: "ppl" } })).body;
    expect(data).toMatchObject([{ parcels: 2, order: { number: one.number, delivery: { carrier: "ppl" } } }]);
    await set(one.number, { lastName: '=cmd("x")', firstName: "" });
    const table = await desk.tries("GET /admin/shipments/csv", { query: { carrier: "ppl" } });
    expect([table.status, typeof table.body]).toEqual([200, "string"]);
    expect(String(table.body)).toContain(one.number);
  });

  it("are told with an order's row: the latest one, of those that were not taken back", async () => {
    const { number } = await orderIn(desk, ["confirmed"], { body: cash });
    const latest = async () => {
      const { data } = (await desk.does("GET /admin/orders", { query: { view: "all" } })).body;
      return data.find((row) => row.number === number)?.delivery;
    };
    expect(await latest()).toMatchObject({ carrier: null, shipment: null });
    const make = async (body: { carrier: "ppl" | "dpd"; parcels?: number; weight_g?: number; tracking?: string[] }) =>
      desk.does("POST /admin/shipments", {
        headers: staffKey(),
        body: { number, revision: await revisionOf(number), ...body },
      });
    await make({ carrier: "ppl", parcels: 2, weight_g: 36_400, tracking: ["40857241530", "40857241531"] });
    const shipment = { parcels: 2, weight_g: 36_400, tracking: ["40857241530", "40857241531"] };
    expect(await latest()).toMatchObject({ carrier: "ppl", shipment });
    clock.pass(minute);
    const other = await make({ carrier: "dpd" });
    expect(await latest()).toMatchObject({ carrier: "dpd", shipment: { parcels: 1, weight_g: null, tracking: [] } });
    await desk.does("POST /admin/undo", { body: { token: other.body.undo?.token ?? "" } });
    expect(await latest()).toMatchObject({ carrier: "ppl", shipment });
  });

  /** How far the shipments of an order are, and when they were handed over. */
  const parcels = async (number: string) =>
    (await desk.does("GET /admin/orders/{number}", { path: { number } })).body.shipments.map(({ state, handed_at }) => [
      state,
      handed_at,
    ]);
  const madeOf = async (number: string) => {
    const body = { number, revision: await revisionOf(number), carrier: "ppl" as const };
    return (await desk.does("POST /admin/shipments", { headers: staffKey(), body })).body.shipment;
  };
  const waiting = async () =>
    (await desk.does("GET /admin/shipments", { query: { state: "made" } })).body.data.map(({ order }) => order.number);

  it("are with the carrier once their order is shipped, and wait again when that is undone", async () => {
    const { number } = await orderIn(desk, ["confirmed", "packed"]);
    const early = await madeOf(number);
    const handed = { revision: await revisionOf(number), state: "handed" as const };
    await desk.does("PATCH /admin/shipments/{id}", { path: { id: early.id }, body: handed });
    const atNine = clock.now.toISOString();
    clock.pass(minute);
    await madeOf(number);
    expect(await waiting()).toEqual([number]);
    const { undo } = await moves(desk, [number], "shipped");
    expect(await parcels(number)).toEqual([
      ["handed", atNine],
      ["handed", clock.now.toISOString()],
    ]);
    expect(await waiting()).toEqual([]);
    await desk.does("POST /admin/undo", { body: { token: undo?.token ?? "" } });
    expect(await parcels(number)).toEqual([
      ["handed", atNine],
      ["made", null],
    ]);
    expect(await waiting()).toEqual([number]);
  });

  it("are with the carrier also when the command ships their order", async () => {
    const { number } = await orderIn(desk, ["confirmed", "packed"]);
    await madeOf(number);
    expect((await orderCommand([number, "shipped"], "en", clock.now)).ok).toBe(true);
    expect(await parcels(number)).toEqual([["handed", clock.now.toISOString()]]);
  });

  it("are with the carrier at once where their order is on its way already", async () => {
    const { number } = await orderIn(desk, ["confirmed", "packed", "shipped"]);
    const { body } = await desk.does("POST /admin/shipments/tracking", {
      headers: staffKey(),
      body: { carrier: "gls", text: `${number};71234567` },
    });
    expect(body.matched).toHaveLength(1);
    await madeOf(number);
    const now = clock.now.toISOString();
    expect((await parcels(number)).slice(-2)).toEqual([
      ["handed", now],
      ["handed", now],
    ]);
    expect(await waiting()).toEqual([]);
  });

  it("are all in the table, however many, with what customers have typed made harmless", async () => {
    const { id, number } = await orderIn(desk, ["confirmed"]);
    await set(number, {
      firstName: "Žofie",
      lastName: "Kňažková",
      city: '=HYPERLINK("x";A1)',
      note: "zvonit\n2×; vzadu",
    });
    await database().execute(sql`
      insert into shipment (order_id, carrier, parcels, tracking, state, made_by, made_at)
      select ${id}, 'gls', 1, array[at::text], 'made', (select min(id) from staff), now() - interval '1 hour' + (at / 7) * interval '1 second'
      from generate_series(1, 1234) as at`);
    const table = String((await desk.tries("GET /admin/shipments/csv", { query: { carrier: "gls" } })).body);
    const lines = table.split("\r\n");
    expect([lines.length, lines.at(-1)]).toEqual([1236, ""]); // the head, the shipments, and the end of the last line
    const order = `${number};Žofie Kňažková;;Lipová 1511/23;"'=HYPERLINK(""x"";A1)";370 04;CZ;`;
    const note = ';"zvonit\n2×; vzadu"';
    const shipments = lines.slice(1, -1);
    expect(shipments.filter((line) => !line.startsWith(order) || !line.endsWith(note))).toEqual([]);
    const tracking = shipments.map((line) => Number(line.slice(0, -note.length).split(";").at(-1)));
    expect(tracking.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 1234 }, (_, at) => at + 1));
    const [entry] = await database().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: "shipments_exported", details: { carrier: "gls", shipments: 1234 } });
  });
});
