import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { priceLog } from "@/lib/backend/kernel/database/schema/price-log";
import { priceOverride } from "@/lib/backend/kernel/database/schema/pricing";
import { endOverrides } from "@/lib/backend/pricing/override";
import { pricesOf, ruleBody } from "@/tests/support/price-rules";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

const clock = staffClock(new Date("2026-11-20T08:00:00Z"));
let desk: Desk;
/** A tyre at 1 000 Kč, 40 €, $44. */
let tyre: number;

beforeAll(async () => {
  desk = (await joined(clock, ["catalogue"], "Petra")).desk;
});
beforeEach(async () => {
  tyre = await addTyre();
});

const none = { price_czk: null, price_eur: null, price_usd: null };
const weekend = { ...none, price_czk: 89_900, until: "2026-11-22", reason: "Víkend" };
const set = (change: object = {}) =>
  desk.does("PUT /admin/tyres/{id}/override", { path: { id: tyre }, body: { ...weekend, ...change } });
const free = () => desk.does("DELETE /admin/tyres/{id}/override", { path: { id: tyre } });
const undo = (token: string) => desk.does("POST /admin/undo", { body: { token } });
const list = { czk: 100_000, eur: 4_000, usd: 4_400, source: "list", rule: null };
const manual = { ...list, czk: 89_900, source: "manual" };

async function saveRules(...rules: ReturnType<typeof ruleBody>[]) {
  const { revision } = (await desk.does("GET /admin/price-rules", {})).body;
  return (await desk.does("PUT /admin/price-rules", { body: { revision, rules } })).body;
}

describe("prices set by hand", () => {
  it("hold at once, in the lists that were named, and say so", async () => {
    const { prices } = (await set()).body;
    expect(prices).toMatchObject({ price_czk: 89_900, price_eur: 4_000, price_source: "manual", rule: null });
    expect(prices.override).toMatchObject({ price_czk: 89_900, price_eur: null, until: "2026-11-22", by: "Petra" });
    expect(await pricesOf(tyre)).toEqual(manual);
  });

  it("are in the log without the reason's words", async () => {
    await set({ reason: "pan Novák volal" });
    const entries = await database()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, "tyre"), eq(auditLog.subjectId, String(tyre))));
    expect(entries).toMatchObject([{ action: "price_set", details: { price_czk: 89_900, until: "2026-11-22" } }]);
    expect(JSON.stringify(entries)).not.toContain("Novák");
  });

  it("are written into the log of prices, so that the lowest price of 30 days stays true after they are taken back", async () => {
    const { undo: offer } = (await set()).body;
    await undo(offer.token);
    const rows = await database()
      .select({ amount: priceLog.amount })
      .from(priceLog)
      .where(and(eq(priceLog.productId, tyre), eq(priceLog.currency, "CZK")))
      .orderBy(asc(priceLog.id));
    expect(rows.map(({ amount }) => amount)).toEqual([100_000, 89_900, 100_000]);
  });

  it("are taken back within half a minute: the price, its source and what was set before", async () => {
    const first = (await set({ price_eur: 3_500 })).body;
    const second = (await set({ price_czk: 80_000, until: null })).body;
    // The euros that nobody sets any more are the list's again.
    expect(await pricesOf(tyre)).toEqual({ ...manual, czk: 80_000 });
    await undo(second.undo.token);
    expect(await pricesOf(tyre)).toEqual({ ...manual, eur: 3_500 });
    const [row] = await database().select().from(priceOverride).where(eq(priceOverride.productId, tyre));
    expect(row).toMatchObject({ priceCzk: 89_900, priceEur: 3_500, until: "2026-11-22", reason: "Víkend" });
    expect(first.prices.revision).toBe(1);
  });

  it("are not taken back over another's change, nor after half a minute", async () => {
    const { undo: offer } = (await set()).body;
    await set({ price_czk: 95_000 });
    expect((await undo(offer.token)).body.refused).toEqual([
      expect.objectContaining({ number: String(tyre), code: "stale" }),
    ]);
    const late = (await set({ price_czk: 96_000 })).body.undo;
    clock.pass(30_001);
    expect(await desk.isRefused("POST /admin/undo", { body: { token: late.token } })).toBe("undo_over");
  });

  it("need a price, a reason, and a day that is not over", async () => {
    const tries = async (change: object) => {
      const body = { ...weekend, ...change };
      const answer = await desk.tries("PUT /admin/tyres/{id}/override", { path: { id: tyre }, body });
      const problem = answer.body as { errors: { path: string; code: string }[] };
      return problem.errors.map(({ path, code }) => [path, code]);
    };
    expect(await tries({ price_czk: null })).toEqual([["price_czk", "required"]]);
    expect(await tries({ reason: " " })).toEqual([["reason", "required"]]);
    expect(await tries({ until: "2026-11-19" })).toEqual([["until", "too_small"]]);
    expect(await pricesOf(tyre)).toEqual(list);
  });

  it("below the cost are refused until that is confirmed; where the cost is not known nobody asks", async () => {
    await changeTyre(tyre, { costCzk: 80_000 });
    // 800 Kč and 21 % are 968 Kč.
    const path = { id: tyre };
    const below = await desk.tries("PUT /admin/tyres/{id}/override", { path, body: { ...weekend, price_czk: 96_799 } });
    expect(below.status).toBe(422);
    expect(below.body).toMatchObject({ errors: [{ path: "confirmed", code: "below_cost" }] });
    expect(await pricesOf(tyre)).toEqual(list);
    expect((await set({ price_czk: 96_800 })).body.prices.margin).toEqual({ net: 80_000, profit: 0, permille: 0 });
    expect((await set({ price_czk: 96_799, confirmed: true })).body.prices.price_czk).toBe(96_799);
    await changeTyre(tyre, { costCzk: null });
    expect((await set({ price_czk: 100 })).body.prices.margin).toBeNull();
  });
});

describe("the end of prices set by hand", () => {
  it("puts the list's prices back, which can be undone", async () => {
    await set({ price_usd: 4_100 });
    const { prices, undo: offer } = (await free()).body;
    expect(prices).toMatchObject({ price_czk: 100_000, price_source: "list", override: null });
    expect(await pricesOf(tyre)).toEqual(list);
    await undo(offer?.token ?? "");
    expect(await pricesOf(tyre)).toEqual({ ...manual, usd: 4_100 });
  });

  it("puts the rule's prices back where a rule fits", async () => {
    await changeTyre(tyre, { costCzk: 70_000 });
    const { rules } = await saveRules(ruleBody());
    await set();
    await free();
    // 700 Kč + 15 %, × 1.21 = 974.05 Kč; × 1.23 / 24.3 = 40.747 €; × 1.21 / 21 = 46.383 $.
    expect(await pricesOf(tyre)).toEqual({ czk: 97_400, eur: 4_075, usd: 4_638, source: "rule", rule: rules[0]?.id });
    await saveRules();
  });

  it("changes nothing where nothing was set", async () => {
    expect((await free()).body).toMatchObject({ prices: { price_czk: 100_000 }, undo: null });
  });

  it.each([
    ["the last day's last second in Prague", "2026-11-22T22:59:59Z", manual],
    ["midnight after it", "2026-11-22T23:00:00Z", list],
  ])("comes by itself: at %s (%s)", async (_, now, prices) => {
    await set();
    await endOverrides(new Date(now));
    expect(await pricesOf(tyre)).toEqual(prices);
  });

  it("in summer comes at midnight of summer time", async () => {
    await set({ until: "2027-07-10" });
    await endOverrides(new Date("2027-07-10T21:59:59Z"));
    expect(await pricesOf(tyre)).toEqual(manual);
    await endOverrides(new Date("2027-07-10T22:00:00Z"));
    expect(await pricesOf(tyre)).toEqual(list);
  });

  it("never comes to those without a last day", async () => {
    await set({ until: null });
    await endOverrides(new Date("2036-01-01T00:00:00Z"));
    expect(await pricesOf(tyre)).toEqual(manual);
  });
});
