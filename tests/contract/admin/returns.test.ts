import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { withdrawalStates } from "@/lib/domain/withdrawal-case";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { casesOf, deliver, movesCase, triesCase, withdrawn, withdrawnOrder } from "@/tests/support/staff-returns";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
let desk: Desk;
let other: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders"], "Jana Skladová")).desk;
  other = (await joined(clock, ["orders"], "Petr Druhý")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

const list = async (query: object) => (await desk.does("GET /admin/returns", { query })).body;
const moves = {
  goods_back: { to: "goods_back" },
  inspected: { to: "inspected" },
  settled: { to: "settled" },
  refused: { to: "refused", refusal: "too_late" },
} as const;
const way = { announced: [], goods_back: ["goods_back"], inspected: ["goods_back", "inspected"] } as const;

describe("the moves of a withdrawal", () => {
  it("are those of the table, whatever was done before, and no others", async () => {
    const possible: Record<string, string[]> = {};
    for (const from of withdrawalStates)
      for (const to of Object.keys(moves) as (keyof typeof moves)[]) {
        const { number } = await withdrawnOrder(clock);
        const steps = from === "settled" || from === "refused" ? [from] : way[from];
        for (const step of steps) await movesCase(desk, number, moves[step]);
        const { status, body } = await triesCase(desk, number, moves[to]);
        if (status === 200) possible[from] = [...(possible[from] ?? []), to];
        else expect(body).toMatchObject({ status: 409, code: "not_possible" });
      }
    expect(possible).toEqual({
      announced: ["goods_back", "settled", "refused"],
      goods_back: ["inspected", "settled", "refused"],
      inspected: ["inspected", "settled", "refused"],
    });
  });

  it("keep the day on which each was done, which has come and was not before the order", async () => {
    const { order, number } = await withdrawnOrder(clock);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Prague" }).format(clock.now);
    for (const on of ["2019-12-31", "2999-01-01", "0000-01-01"]) {
      const { status, body } = await triesCase(desk, number, { to: "goods_back", on });
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('"path":"on"')]);
    }
    await movesCase(desk, number, { to: "goods_back", on: today });
    expect(await casesOf(desk, order.number)).toMatchObject([
      { state: "goods_back", goods_back_on: today, inspected_on: null, settled_on: null, revision: 1 },
    ]);
  });

  it("are told to whoever has the order before them, until it is closed", async () => {
    const { order, number } = await withdrawnOrder(clock);
    const seen = async () =>
      (await desk.does("GET /admin/orders", { query: { view: "all", q: order.number } })).body.data[0]?.withdrawn;
    expect(await seen()).toBe(true);
    await movesCase(desk, number, { to: "settled" });
    expect(await seen()).toBe(false);
  });

  it("are refused with both versions when somebody was faster", async () => {
    const { number } = await withdrawnOrder(clock);
    await movesCase(other, number, { to: "goods_back" });
    const { status, body } = await desk.tries("PATCH /admin/returns/{number}", {
      path: { number },
      body: { revision: 0, to: "settled" },
    });
    expect(status).toBe(412);
    expect(body).toMatchObject({
      code: "stale",
      stale: { changed_by: "Petr Druhý", current: { number, revision: 1, state: "goods_back" } },
    });
  });

  it("need a reason for a refusal and for what is kept, and keep something only of what was looked at", async () => {
    const { number } = await withdrawnOrder(clock);
    const errors = async (move: Parameters<typeof triesCase>[2]) => {
      const { body } = await triesCase(desk, number, move);
      return (body as { errors?: { path: string; message: string }[] }).errors?.map(({ path }) => path);
    };
    expect(await errors({ to: "refused" })).toEqual(["refusal"]);
    expect(await errors({ to: "settled", deduction: 100, deduction_reason: "driven" })).toEqual(["deduction"]);
    await movesCase(desk, number, { to: "goods_back" });
    expect(await errors({ to: "inspected", deduction: 100 })).toEqual(["deduction_reason"]);
    expect(await errors({ to: "inspected", deduction: -1, deduction_reason: "driven" })).toEqual(["deduction"]);
  });

  it("keep at most what would go back, and what was found can be put right", async () => {
    const { order, number } = await withdrawnOrder(clock);
    await movesCase(desk, number, { to: "goods_back" });
    const most = (await casesOf(desk, order.number))[0]?.at_most.amount ?? 0;
    const inspect = (deduction: number) =>
      triesCase(desk, number, { to: "inspected", deduction, deduction_reason: "driven" });
    const refused = await inspect(most + 1);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain("Srážka může být nejvýš");
    expect((await inspect(most)).body).toMatchObject({ withdrawal: { deduction: { amount: most, currency: "CZK" } } });
    expect((await inspect(0)).body).toMatchObject({
      withdrawal: { state: "inspected", deduction: null, deduction_reason: null },
    });
  });

  it("are in the log with their author, by states and numbers alone", async () => {
    const { number } = await withdrawnOrder(clock, { name: "Tajemná Osoba", reason: "Tajemný důvod" });
    await movesCase(desk, number, moves.refused);
    const rows = (await database().select().from(auditLog)).filter(({ subjectId }) => subjectId === number);
    expect(rows).toMatchObject([
      { action: "withdrawal_changed", subject: "withdrawal", details: { from: "announced", to: "refused" } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/tajemn/i);
  });
});

describe("a withdrawal in the office", () => {
  it("says what goes back at most: the pieces it names, of all of the order also delivery at the cheapest and the fee", async () => {
    const cash = { ...czechOrder, payment: { id: "cash_on_delivery" } };
    const order = await placeOrder({ body: cash, quantity: 2 });
    const read = await order.read();
    expect([read.delivery.price.amount, read.payment.price.amount]).toEqual([16_900, 4_900]);
    const one = { product_id: order.product_id, quantity: 1 };
    await withdrawn(clock, order, { lines: [one] });
    const piece = read.lines[0]?.unit_price.amount ?? 0;
    expect(await casesOf(desk, order.number)).toMatchObject([
      { whole: false, lines: [{ quantity: 1 }], at_most: { amount: piece, currency: "CZK" } },
    ]);
    const whole = await withdrawnOrder(clock, {}, { body: cash, quantity: 2 });
    const words = await withdrawnOrder(clock, { part: "Dvě z nich" }, { body: cash, quantity: 2 });
    const all = (price: number) => ({ amount: 2 * price + 9_900 + 4_900, currency: "CZK" });
    const unit = async ({ order: of }: typeof whole) => (await of.read()).lines[0]?.unit_price.amount ?? 0;
    expect(await casesOf(desk, whole.order.number)).toMatchObject([
      { whole: true, lines: [{ quantity: 2 }], part: null, at_most: all(await unit(whole)) },
    ]);
    expect(await casesOf(desk, words.order.number)).toMatchObject([
      { whole: false, lines: [], part: "Dvě z nich", at_most: all(await unit(words)) },
    ]);
  });

  it("has the delivery go back with the statement after which nothing of the order is left, unless an earlier one is refused", async () => {
    const order = await placeOrder({ quantity: 2 });
    const read = await order.read();
    const piece = read.lines[0]?.unit_price.amount ?? 0;
    const one = { product_id: order.product_id, quantity: 1 };
    const first = await withdrawn(clock, order, { lines: [one] });
    await withdrawn(clock, order, { lines: [one] });
    const amounts = async () =>
      new Map((await casesOf(desk, order.number)).map(({ number, at_most }) => [number === first, at_most.amount]));
    expect(await amounts()).toEqual(
      new Map([
        [true, piece],
        [false, piece + 9_900],
      ]),
    );
    await movesCase(desk, first, moves.refused);
    expect((await amounts()).get(false)).toBe(piece);
  });

  it("says whether the goods were delivered and the statement came in time", async () => {
    const order = await placeOrder();
    await deliver(order, new Date(clock.now.getTime() - 40 * 86_400_000));
    await withdrawn(clock, order);
    const [late] = await casesOf(desk, order.number);
    expect(late).toMatchObject({ in_time: false, delivered_on: expect.any(String), last_day: expect.any(String) });
    const { order: waiting } = await withdrawnOrder(clock);
    expect(await casesOf(desk, waiting.number)).toMatchObject([{ in_time: true, delivered_on: null, last_day: null }]);
  });

  it.each([
    ["2027-03-10T22:59:00Z", "2027-03-24", 0], // 23:59 in Prague
    ["2027-03-10T23:01:00Z", "2027-03-25", 1],
  ])("stated at %s: the money is due on %s, %i days after the 24th", async (at, due, left) => {
    const stated = staffClock(new Date(at));
    const { order } = await withdrawnOrder(stated);
    const later = staffClock(new Date("2027-03-24T22:30:00Z"));
    const person = (await joined(later, ["orders"])).desk;
    expect(await casesOf(person, order.number)).toMatchObject([{ refund_due_on: due, days_left: left }]);
  });
});

describe("the list of withdrawals", () => {
  it("holds the open ones by the day they are due and the ended ones latest first, fifty at a time and back", async () => {
    await database().execute(sql`delete from customer_order`);
    const { id } = await placeOrder();
    await database().execute(sql`
      insert into withdrawal (id, number, order_id, idempotency_key, request_hash, name, email, language, submitted_at, refund_due_on,
        settled_on, state)
      select gen_random_uuid(), '2600000001-' || n, ${id}, 'many-' || n, '', 'Jana', 'jana@post.example', 'cs',
        timestamptz '2026-11-01' + n % 7 * interval '1 hour', date '2026-11-15' + n % 11,
        case when n > 120 then date '2026-11-20' + n % 5 end, case when n > 120 then 'settled' else 'announced' end
      from generate_series(1, 180) as n`);
    const seen: Awaited<ReturnType<typeof list>>["data"] = [];
    let page = await list({});
    let pages = 1;
    seen.push(...page.data);
    for (; page.page.next; pages += 1) {
      page = await list({ after: page.page.next });
      seen.push(...page.data);
    }
    expect([pages, seen.length, new Set(seen.map(({ number }) => number)).size]).toEqual([3, 120, 120]);
    const key = ({ refund_due_on, submitted_at }: (typeof seen)[number]) => `${refund_due_on} ${submitted_at}`;
    expect(seen.map(key)).toEqual(seen.map(key).toSorted());
    const back = await list({ before: page.page.before ?? "" });
    expect(back.data.map(({ number }) => number)).toEqual(seen.slice(50, 100).map(({ number }) => number));
    const ended = await list({ view: "ended" });
    const days = ended.data.map(({ settled_on }) => settled_on ?? "");
    expect([days.length, days]).toEqual([50, days.toSorted().toReversed()]);
    expect(ended.data.every(({ days_left }) => days_left === null)).toBe(true);
    const foreign = await desk.tries("GET /admin/returns", { query: { view: "ended", after: page.page.before ?? "" } });
    expect(foreign.status).toBe(422);
  });
});
