import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { database, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import { takeLogLines } from "@/tests/support/log-lines";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { orderIn, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let desk: Desk;
beforeAll(async () => {
  desk = (await joined(staffClock(new Date()), ["orders"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

const makes = ({ number }: { number: string }, headers = staffKey()) => ({
  headers,
  body: { number, revision: 0, carrier: "ppl" as const },
});
const shipmentsOf = ({ id }: { id: string }) => database().select().from(shipment).where(eq(shipment.orderId, id));
const eight = <Result>(send: () => Promise<Result>) => Promise.all(Array.from({ length: 8 }, send));

/** Does something while somebody else holds a row. */
const whileHeld = (row: ReturnType<typeof sql>, then: () => Promise<void>) =>
  withOwnConnection(({ database: other }) =>
    other.transaction(async (tx) => {
      await tx.execute(sql`${row} for update`);
      await then();
    }),
  );

describe("equal requests with one key at the same time", () => {
  it("make one shipment, and each gets the answer to it", async () => {
    const order = await placeOrder();
    const input = makes(order);
    const answers = await eight(() => desk.does("POST /admin/shipments", input));
    expect(await shipmentsOf(order)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it("move an order once, and paste numbers once", async () => {
    const order = await placeOrder();
    const move = { headers: staffKey(), body: { to: "confirmed" as const, orders: [{ ...order, revision: 0 }] } };
    const moved = await eight(() => desk.does("POST /admin/orders/moves", move));
    expect(moved.map(({ body }) => [body.done.length, body.refused.length])).toEqual(Array(8).fill([1, 0]));
    const paste = { headers: staffKey(), body: { carrier: "dpd" as const, text: `${order.number};13800012345678` } };
    const pasted = await eight(() => desk.does("POST /admin/shipments/tracking", paste));
    expect(new Set(pasted.map(({ body }) => body.undo?.token)).size).toBe(1);
    expect(await shipmentsOf(order)).toMatchObject([{ parcels: 1, tracking: ["13800012345678"] }]);
  });
});

describe("a request with a key", () => {
  it("is done again when its work broke off", async () => {
    const order = await placeOrder();
    const input = makes(order);
    await database().execute(sql`alter table undo_entry rename to undo_entry_away`);
    expect((await desk.tries("POST /admin/shipments", input)).status).toBe(500);
    await database().execute(sql`alter table undo_entry_away rename to undo_entry`);
    expect([takeLogLines().length, await shipmentsOf(order)]).toEqual([1, []]);
    await desk.does("POST /admin/shipments", input);
    expect(await shipmentsOf(order)).toHaveLength(1);
  });

  it("that another process works on for long is told when to come again", async () => {
    const order = await placeOrder();
    const input = makes(order);
    await desk.does("POST /admin/shipments", input);
    const key = input.headers["idempotency-key"];
    await whileHeld(sql`select from idempotent_request where key like ${`% ${key}`}`, async () => {
      const { status, headers } = await desk.tries("POST /admin/shipments", input);
      expect([status, headers.get("retry-after"), takeLogLines().length]).toEqual([503, "5", 1]);
    });
    expect((await desk.tries("POST /admin/shipments", input)).status).toBe(201);
  }, 15_000);

  it("leaves room for the work: forty at once are all done", async () => {
    const order = await orderIn(desk, ["confirmed"]);
    const pastes = Array.from({ length: 40 }, (_, at) =>
      desk.tries("POST /admin/shipments/tracking", {
        headers: staffKey(),
        body: { carrier: "ppl", text: `${order.number};${40857241500 + at}` },
      }),
    );
    expect((await Promise.all(pastes)).map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect((await shipmentsOf(order))[0]?.tracking).toHaveLength(40);
  });
});
