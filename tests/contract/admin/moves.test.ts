import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { orderCommand } from "@/lib/backend/order/command";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { moves, orderIn, revisionOf, staffKey, waitingJobs } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
let desk: Desk;
let other: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders"], "Jana Skladová")).desk;
  other = (await joined(clock, ["orders", "money"], "Petr Druhý")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

const undone = (by: Desk, token: string) => by.tries("POST /admin/undo", { body: { token } });
const detail = async (number: string) => (await desk.does("GET /admin/orders/{number}", { path: { number } })).body;
const stockOf = async (id: number) => {
  const [row] = await database().select().from(product).where(eq(product.id, id));
  return row?.stock;
};

describe("moving orders", () => {
  it("is done for each order that may go there, with its author, and told line by line", async () => {
    const [one, two] = [await placeOrder(), await placeOrder()];
    const orders = [
      { number: one.number, revision: 0 },
      { number: two.number, revision: 7 },
      { number: "9900000000", revision: 0 },
    ];
    const input = { headers: staffKey(), body: { to: "confirmed" as const, orders, note: "volat předem" } };
    const { done, refused, undo } = (await desk.does("POST /admin/orders/moves", input)).body;
    expect(done).toMatchObject([{ number: one.number, status: "confirmed", revision: 1, notes: 1 }]);
    expect(refused).toMatchObject([
      { number: two.number, code: "stale", order: { status: "placed", revision: 0 } },
      { number: "9900000000", code: "not_found", order: null },
    ]);
    expect(undo).not.toBeNull();
    expect((await detail(one.number)).history.at(-1)).toMatchObject({
      state: "confirmed",
      actor: "staff",
      by: "Jana Skladová",
    });
    // The same key does it once, and gives the same answer; another request with it is refused.
    expect((await desk.does("POST /admin/orders/moves", input)).body).toMatchObject({ undo, done: [{ revision: 1 }] });
    const reused = { ...input, body: { ...input.body, to: "packed" as const } };
    expect(await desk.isRefused("POST /admin/orders/moves", reused)).toBe("key_reused");
  });

  it("is refused for what is not in the table, and names who has changed what the caller has not seen", async () => {
    const { number } = await placeOrder();
    expect((await moves(desk, [number], "shipped")).refused).toMatchObject([{ code: "not_possible" }]);
    await moves(other, [number], "confirmed");
    const stale = { headers: staffKey(), body: { to: "packed" as const, orders: [{ number, revision: 0 }] } };
    expect((await desk.does("POST /admin/orders/moves", stale)).body.refused).toMatchObject([
      { code: "stale", changed_by: "Petr Druhý", order: { status: "confirmed" } },
    ]);
    const body = { to: "cancelled", orders: [{ number, revision: 1 }] };
    expect(await desk.isRefused("POST /admin/orders/moves", { headers: staffKey(), body })).toBe("invalid");
  });

  it("of one order by two people at once is done by one of them", async () => {
    const { number } = await placeOrder();
    const orders = [{ number, revision: 0 }];
    const both = await Promise.all(
      [desk, other].map((by, at) =>
        by.does("POST /admin/orders/moves", {
          headers: staffKey(),
          body: at === 0 ? { to: "confirmed" as const, orders } : { to: "cancelled" as const, reason: "other", orders },
        }),
      ),
    );
    expect(both.map(({ body }) => body.done.length).sort()).toEqual([0, 1]);
    expect(await revisionOf(number)).toBe(1);
  });

  it("by the command counts as a change like any other", async () => {
    const { number } = await placeOrder();
    expect((await orderCommand([number, "confirmed"], "en", clock.now)).ok).toBe(true);
    expect((await detail(number)).history.at(-1)).toMatchObject({ state: "confirmed", actor: "cli", by: null });
    expect(await revisionOf(number)).toBe(1);
  });
});

describe("undo", () => {
  it("takes every move back for half a minute, and the mail with it", async () => {
    const order = await orderIn(desk, ["confirmed", "packed"]);
    const { undo } = await moves(desk, [order.number], "shipped");
    expect(await waitingJobs(order.id)).toContain("order_shipped");
    clock.pass(29_000);
    expect((await undone(desk, undo?.token ?? "")).body).toMatchObject({
      done: [{ number: order.number, status: "packed", revision: 4 }],
      refused: [],
    });
    expect(await waitingJobs(order.id)).not.toContain("order_shipped");
    expect((await detail(order.number)).history.at(-1)).toMatchObject({
      state: "shipped",
      undone_at: expect.any(String),
    });
    expect((await order.read()).history.map(({ state }) => state)).not.toContain("shipped");
    // It works once.
    expect((await undone(desk, undo?.token ?? "")).status).toBe(409);
  });

  it("is over after half a minute, belongs to who has done it, and gives way to somebody else's change", async () => {
    const [late, foreign, changed] = [await placeOrder(), await placeOrder(), await placeOrder()];
    const first = await moves(desk, [late.number], "confirmed");
    clock.pass(30_000);
    expect((await undone(desk, first.undo?.token ?? "")).status).toBe(409);
    const second = await moves(desk, [foreign.number], "confirmed");
    expect((await undone(other, second.undo?.token ?? "")).status).toBe(409);
    const third = await moves(desk, [changed.number], "confirmed");
    await moves(other, [changed.number], "packed");
    expect((await undone(desk, third.undo?.token ?? "")).body).toMatchObject({
      done: [],
      refused: [{ number: changed.number, code: "stale", changed_by: "Petr Druhý", order: { status: "packed" } }],
    });
  });

  it("of a cancellation takes the pieces again, or nothing when they are sold", async () => {
    const [kept, sold] = [await placeOrder({ quantity: 2 }), await placeOrder({ quantity: 2 })];
    const before = await stockOf(kept.product_id);
    const first = await moves(desk, [kept.number], "cancelled");
    expect(await stockOf(kept.product_id)).toBe((before ?? 0) + 2);
    await undone(desk, first.undo?.token ?? "");
    expect([await stockOf(kept.product_id), (await detail(kept.number)).status]).toEqual([before, "placed"]);
    const second = await moves(desk, [sold.number], "cancelled");
    await database().update(product).set({ stock: 1 }).where(eq(product.id, sold.product_id));
    expect((await undone(desk, second.undo?.token ?? "")).body).toMatchObject({ refused: [{ code: "undo_over" }] });
    expect([await stockOf(sold.product_id), (await detail(sold.number)).status]).toEqual([1, "cancelled"]);
  });

  it("is not offered for a cancellation that money follows", async () => {
    const { number } = await placeOrder();
    const body = { revision: 0, to: "paid" as const };
    await other.does("PATCH /admin/orders/{number}/payment", { path: { number }, body });
    expect((await moves(desk, [number], "cancelled")).undo).toBeNull();
  });

  it("takes a payment, a note, a shipment and a correction back", async () => {
    const { number } = await placeOrder();
    const path = { number };
    const paid = (await other.does("PATCH /admin/orders/{number}/payment", { path, body: { revision: 0, to: "paid" } }))
      .body;
    expect(paid.order.payment.status).toBe("paid");
    await undone(other, paid.undo?.token ?? "");
    const note = (await desk.does("POST /admin/orders/{number}/notes", { path, body: { text: "x" } })).body;
    await undone(desk, note.undo.token);
    const made = { headers: staffKey(), body: { number, revision: await revisionOf(number), carrier: "dpd" as const } };
    const parcels = (await desk.does("POST /admin/shipments", made)).body;
    await undone(desk, parcels.undo.token);
    const change = { revision: await revisionOf(number), hold: { reason: "customer" as const, until: null } };
    const held = (await desk.does("PATCH /admin/orders/{number}", { path, body: change })).body;
    expect(held.order.hold).toEqual({ reason: "customer", until: null });
    await undone(desk, held.undo?.token ?? "");
    expect(await detail(number)).toMatchObject({
      payment: { status: "pending" },
      staff_notes: [],
      shipments: [],
      hold: null,
    });
  });
});
