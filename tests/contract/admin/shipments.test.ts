import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { moves, orderIn, revisionOf, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";

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

describe("what others have done", () => {
  it("is told once, and nothing while nothing has changed", async () => {
    const { number } = await placeOrder();
    const { body, headers } = await desk.does("GET /admin/updates", { headers: {} });
    const latest = body && "latest" in body ? body.latest : "";
    expect(headers.get("etag")).toBe(`"${latest}"`);
    const again = await desk.tries("GET /admin/updates", { headers: { "if-none-match": `"${latest}"` } });
    expect(again.status).toBe(304);
    const other = (await joined(clock, ["orders"], "Petr Druhý")).desk;
    await moves(other, [number], "confirmed");
    const fresh = await placeOrder();
    const next = await desk.does("GET /admin/updates", {
      query: { since: latest },
      headers: { "if-none-match": `"${latest}"` },
    });
    expect(next.body).toMatchObject({ waiting: { orders: 1 } });
    expect(
      next.body && "changed" in next.body ? next.body.changed.map(({ number, by }) => [number, by]).sort() : [],
    ).toEqual(
      [
        [fresh.number, null],
        [number, "Petr Druhý"],
      ].sort(),
    );
  });
});

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
});
