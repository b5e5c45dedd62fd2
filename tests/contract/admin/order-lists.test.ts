import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { type OrderView, orderViews } from "@/lib/domain/admin/order-view";
import { czechOrder, slovakOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { moves, orderIn } from "@/tests/support/staff-orders";
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

type Query = NonNullable<Parameters<typeof desk.does<"GET /admin/orders">>[1]["query"]>;
const list = async (query: Query) => (await desk.does("GET /admin/orders", { query })).body;
const numbers = async (query: Query) => (await list(query)).data.map(({ number }) => number);
const set = (number: string, values: Partial<typeof customerOrder.$inferInsert>) =>
  database().update(customerOrder).set(values).where(eq(customerOrder.number, number));
const cash = { ...czechOrder, payment: { id: "cash_on_delivery" } };

describe("the views of the orders", () => {
  it("hold each order where work on it waits, and count the same", async () => {
    const fresh = await placeOrder({ body: cash });
    const unpaid = await placeOrder();
    const confirmed = await orderIn(desk, ["confirmed"], { body: cash });
    const packed = await orderIn(desk, ["confirmed", "packed"], { body: cash });
    const supplier = await placeOrder({ body: cash });
    await set(supplier.number, { hold: "supplier" });
    const asked = await placeOrder({ body: cash });
    await set(asked.number, { hold: "customer" });
    const back = await placeOrder({ body: cash });
    await set(back.number, { hold: "customer", holdUntil: "2020-01-01" });
    const done = await orderIn(desk, ["cancelled"], { body: cash });
    const held = await placeOrder();
    await desk.does("PATCH /admin/orders/{number}/payment", {
      path: { number: held.number },
      body: { revision: 0, to: "paid" },
    });
    await moves(desk, [held.number], "cancelled");
    const names: Record<string, string> = {
      [fresh.number]: "fresh",
      [unpaid.number]: "unpaid",
      [confirmed.number]: "confirmed",
      [packed.number]: "packed",
      [supplier.number]: "supplier",
      [asked.number]: "asked",
      [back.number]: "back",
      [done.number]: "done",
      [held.number]: "held",
    };
    const seen: Partial<Record<OrderView, string[]>> = {};
    for (const view of orderViews) seen[view] = (await numbers({ view })).map((number) => names[number] ?? "").sort();
    expect(seen).toEqual({
      queue: ["back", "confirmed", "fresh", "packed"],
      new: ["asked", "back", "fresh", "supplier", "unpaid"],
      to_order: ["supplier"],
      to_pack: ["confirmed"],
      to_ship: ["packed"],
      unpaid: ["unpaid"],
      problems: ["asked", "back", "held"],
      done: ["done", "held"],
      all: Object.values(names).sort(),
    });
    const counts = (await desk.does("GET /admin/orders/counts", {})).body;
    for (const [view, count] of Object.entries(counts))
      expect([view, count]).toEqual([view, seen[view as OrderView]?.length]);
  });

  it("show in the queue first what must leave first, and call it late", async () => {
    const [one, two, three] = [
      await placeOrder({ body: cash }),
      await placeOrder({ body: cash }),
      await placeOrder({ body: cash }),
    ];
    await set(one.number, { leaveBy: "2030-01-02" });
    await set(two.number, { leaveBy: "2020-01-02" });
    await set(three.number, { leaveBy: "2030-01-01" });
    const { data } = await list({});
    expect(data.map(({ number, late }) => [number, late])).toEqual([
      [two.number, true],
      [three.number, false],
      [one.number, false],
    ]);
    expect(data[0]).toMatchObject({
      goods: { pieces: 2, other_lines: 0, text: expect.stringMatching(/^2 × /) },
      hold: null,
    });
  });

  it("are read in portions on and back, by cursors that fit their filter alone", async () => {
    for (let made = 0; made < 5; made++) await placeOrder({ body: cash });
    const all = await numbers({ view: "all" });
    const first = await list({ view: "all", limit: 2 });
    const second = await list({ view: "all", limit: 2, after: first.page.next ?? "" });
    const third = await list({ view: "all", limit: 2, after: second.page.next ?? "" });
    const shown = [first, second, third].flatMap(({ data }) => data.map(({ number }) => number));
    expect(shown).toEqual(all);
    expect([first.page.before, third.page.next]).toEqual([null, null]);
    const back = await list({ view: "all", limit: 2, before: third.page.before ?? "" });
    expect(back.data.map(({ number }) => number)).toEqual(all.slice(2, 4));
    const wrong = { query: { view: "done", after: first.page.next } };
    expect(await desk.isRefused("GET /admin/orders", wrong)).toBe("invalid");
    expect(await desk.isRefused("GET /admin/orders", { query: { after: "bm9uc2Vuc2U" } })).toBe("invalid");
  });
});

describe("the search", () => {
  it("finds an order by number, e-mail, phone, name either way round and company, without accents", async () => {
    const jana = await placeOrder();
    const peter = await placeOrder({ body: slovakOrder, locale: { language: "sk", currency: "EUR" } });
    const found = async (q: string) =>
      (await desk.does("GET /admin/search", { query: { q } })).body.orders.map(({ number }) => number);
    for (const q of [
      jana.number,
      "JANA.dvorakova@post.example",
      "601 234 567",
      "+420601234",
      "dvorak",
      "Jana Dvořáková",
      "Dvořáková J",
    ])
      expect([q, await found(q)]).toEqual([q, [jana.number]]);
    for (const q of ["0905 123 456", "kovac s", "Kováč, s. r.", "kovac peter"])
      expect([q, await found(q)]).toEqual([q, [peter.number]]);
    for (const q of ["%", "_ana", "nobody", "x", "orakova"]) expect([q, await found(q)]).toEqual([q, []]);
    expect(await numbers({ view: "all", q: "dvorak" })).toEqual([jana.number]);
    const catalogue = (await joined(clock, ["catalogue"])).desk;
    expect((await catalogue.does("GET /admin/search", { query: { q: "dvorak" } })).body.orders).toEqual([]);
  });
});
