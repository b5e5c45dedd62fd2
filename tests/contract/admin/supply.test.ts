import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { moves, revisionOf, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
let desk: Desk;
beforeAll(async () => {
  clock = staffClock(new Date("2026-11-20T08:00:00Z"));
  desk = (await joined(clock, ["orders"], "Jana Skladová")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await database().execute(sql`update customer_order set hold = null, hold_until = null`);
});

const supply = async () => (await desk.does("GET /admin/supply", {})).body;

/** Puts an order aside until a supplier has delivered. */
async function wait(number: string): Promise<void> {
  const body = { revision: await revisionOf(number), hold: { reason: "supplier" as const, until: null } };
  await desk.does("PATCH /admin/orders/{number}", { path: { number }, body });
}

async function mark(numbers: readonly string[], state: "ordered" | "arrived", expected_on?: string) {
  const orders = await Promise.all(numbers.map(async (number) => ({ number, revision: await revisionOf(number) })));
  return desk.does("PATCH /admin/supply", { headers: staffKey(), body: { state, expected_on, orders } });
}

describe("what is to be ordered", () => {
  it("names each tyre once, with the pieces of all orders that wait for it, the promised one first", async () => {
    const first = await placeOrder({ quantity: 4 });
    const second = await placeOrder({ quantity: 2 }, first.product_id);
    const other = await placeOrder();
    await database().execute(sql`update customer_order set leave_by = '2026-11-19' where number = ${second.number}`);
    for (const { number } of [first, second]) await wait(number);
    const { data, more } = await supply();
    expect(more).toBe(false);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ product_id: first.product_id, pieces: 6, expected_on: null });
    expect(data[0]?.orders.map(({ number, pieces, late }) => [number, pieces, late])).toEqual([
      [second.number, 2, true],
      [first.number, 4, false],
    ]);
    expect(JSON.stringify(data)).not.toContain(other.number);
  });

  it("leaves out what waits for something else, and what has gone", async () => {
    const [held, gone] = [await placeOrder(), await placeOrder()];
    const hold = { reason: "customer" as const, until: null };
    await desk.does("PATCH /admin/orders/{number}", { path: { number: held.number }, body: { revision: 0, hold } });
    await wait(gone.number);
    await moves(desk, [gone.number], "cancelled");
    expect((await supply()).data).toEqual([]);
  });

  it("puts what is ordered under the day it comes, and the order back into the queue when it is here", async () => {
    const { number } = await placeOrder();
    await wait(number);
    const ordered = await mark([number], "ordered", "2026-11-24");
    expect(ordered.body.done[0]).toMatchObject({ number, hold: { reason: "supplier", until: "2026-11-24" } });
    expect((await supply()).data[0]).toMatchObject({ expected_on: "2026-11-24", pieces: 2 });
    const queue = async () =>
      (await desk.does("GET /admin/orders", { query: { view: "all", q: number } })).body.data[0]?.hold;
    expect(await queue()).toEqual({ reason: "supplier", until: "2026-11-24" });
    await mark([number], "arrived");
    expect((await supply()).data).toEqual([]);
    expect(await queue()).toBeNull();
  });

  it("is taken back within half a minute", async () => {
    const [first, second] = [await placeOrder(), await placeOrder()];
    for (const { number } of [first, second]) await wait(number);
    const { undo } = (await mark([first.number, second.number], "ordered", "2026-11-24")).body;
    await desk.does("POST /admin/undo", { body: { token: undo?.token ?? "" } });
    expect((await supply()).data.map(({ expected_on }) => expected_on)).toEqual([null, null]);
  });

  it("says of an order that somebody has changed, and marks the others", async () => {
    const [fresh, changed] = [await placeOrder(), await placeOrder()];
    const orders = [
      { number: fresh.number, revision: await revisionOf(fresh.number) },
      { number: changed.number, revision: (await revisionOf(changed.number)) + 7 },
      { number: "9900000000", revision: 0 },
    ];
    const body = { state: "ordered" as const, expected_on: "2026-11-24", orders };
    const answer = (await desk.does("PATCH /admin/supply", { headers: staffKey(), body })).body;
    expect(answer.done.map(({ number }) => number)).toEqual([fresh.number]);
    expect(answer.refused.map(({ number, code }) => [number, code])).toEqual([
      [changed.number, "stale"],
      ["9900000000", "not_found"],
    ]);
  });

  it.each([
    ["without a day", { state: "ordered" }, "required"],
    ["for a day that is over", { state: "ordered", expected_on: "2026-11-19" }, "invalid"],
  ])("cannot be ordered %s", async (_, asked, code) => {
    const { number } = await placeOrder();
    const body = { ...asked, orders: [{ number, revision: 0 }] };
    const { status, body: said } = await desk.tries("PATCH /admin/supply", { headers: staffKey(), body });
    expect(status).toBe(422);
    expect(said).toMatchObject({ errors: [{ path: "expected_on", code }] });
  });
});
