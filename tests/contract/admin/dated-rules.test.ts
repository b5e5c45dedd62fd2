import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { settleChangeSet } from "@/lib/backend/change-set/settle";
import { connection } from "@/lib/backend/kernel/database/connect";
import { countRulesChangeSet } from "@/lib/backend/pricing/rules-change-set";
import { rulesOfTheDay } from "@/lib/backend/pricing/rules-of-the-day";
import { jobs } from "@/lib/backend/registry";
import type { PriceRuleBody } from "@/lib/contract/admin/price-rules";
import { mailedTrouble } from "@/tests/support/change-set-mails";
import { pricesOf, ruleBody } from "@/tests/support/price-rules";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

const clock = staffClock(new Date("2026-11-20T08:00:00Z"));
let petra: Desk;
let email: string;
/** Bought for 700 Kč, on its list for 1 000 Kč. */
let tyre: number;
const list = { czk: 100_000, source: "list" };
/** 700 Kč with 15 % and VAT are 974.05 Kč. */
const ruled = { czk: 97_400, source: "rule" };

beforeAll(async () => {
  ({ desk: petra, email } = await joined(clock, ["catalogue"], "Petra"));
  tyre = await addTyre({ costCzk: 70_000, productionYear: 2025 });
});

/** Saves rules on 24 November 2026, a day that the clock has looked at. */
async function save(...rules: PriceRuleBody[]) {
  const { revision } = (await petra.does("GET /admin/price-rules", {})).body;
  return (await petra.does("PUT /admin/price-rules", { body: { revision, rules } })).body;
}
beforeEach(async () => {
  await save();
  const { sql } = connection();
  await sql`truncate change_set cascade`;
  await sql`update product set price_czk = 100000, price_source = 'list', rule_id = null`;
  await sql`delete from setting where key = 'price_rules_day'`;
  await rulesOfTheDay(new Date("2026-11-24T08:00:00Z"));
});

const sets = () =>
  connection().sql<{ id: string; state: string; by: number | null }[]>`
    select id, state, made_by as by from change_set order by id`;

/** The clock's hour comes, with all that its jobs do then. @returns how many change sets it has made */
async function hour(moment: string): Promise<number> {
  const now = new Date(moment);
  const before = new Set((await sets()).map(({ id }) => id));
  await rulesOfTheDay(now);
  const made = (await sets()).filter(({ id }) => !before.has(id));
  for (const { id } of made.map((one) => ({ id: Number(one.id) }))) {
    await countRulesChangeSet(id, () => now);
    await settleChangeSet(id, now);
    await applyChangeSet(id, now);
  }
  return made.length;
}

describe("a rule with dates", () => {
  it.each([
    ["from its first day on", { from: "2026-11-25" }, list, ruled],
    ["until its last day", { to: "2026-11-24" }, ruled, list],
  ])("prices the stock %s, at midnight in Prague and by itself", async (_, dates, before, after) => {
    await save(ruleBody(dates));
    if (before === ruled) {
      const { revision, rules } = (await petra.does("GET /admin/price-rules", {})).body;
      const body = { revision, rules };
      const { id } = (await petra.does("POST /admin/price-rules/change-sets", { body })).body.change_set;
      await countRulesChangeSet(id, () => new Date("2026-11-24T09:00:00Z"));
      await connection().sql`update change_set set state = 'applying' where id = ${id}`;
      await applyChangeSet(id);
    }
    expect(await hour("2026-11-24T22:00:00Z")).toBe(0);
    expect(await pricesOf(tyre)).toMatchObject(before);
    expect(await hour("2026-11-24T23:00:00Z")).toBe(1);
    expect(await pricesOf(tyre)).toMatchObject(after);
    expect((await sets()).at(-1)).toMatchObject({ state: "applied", by: null });
    expect(await hour("2026-11-25T00:00:00Z")).toBe(0);
  });

  it("is not forgotten where the shop stood still at midnight", async () => {
    await save(ruleBody({ from: "2026-11-25" }));
    expect(await hour("2026-11-27T10:00:00Z")).toBe(1);
    expect(await pricesOf(tyre)).toMatchObject(ruled);
  });

  it.each([
    ["is switched off", { from: "2026-11-25", active: false }],
    ["holds on both days", { from: "2026-11-01", to: "2026-11-25" }],
  ])("that %s changes nothing", async (_, dates) => {
    await save(ruleBody(dates));
    expect(await hour("2026-11-24T23:00:00Z")).toBe(0);
    expect(await pricesOf(tyre)).toMatchObject(list);
  });

  it("is counted anew in the next hour where its counting has died", async () => {
    await save(ruleBody({ from: "2026-11-25" }));
    await rulesOfTheDay(new Date("2026-11-24T23:00:00Z"));
    await connection().sql`update change_set set state = 'failed'`;
    expect(await hour("2026-11-25T00:00:00Z")).toBe(1);
    expect(await pricesOf(tyre)).toMatchObject(ruled);
  });

  it("is waited for every hour", () => {
    expect(jobs.find(({ task }) => task === "rules_of_the_day")?.schedule).toBe("0 * * * *");
  });
});

describe("prices of the day that go beyond the guardrails", () => {
  /** The clock's change set, as the office shows it. */
  async function waiting() {
    const { id } = (await sets()).at(-1) ?? {};
    return (await petra.does("GET /admin/change-sets/{id}", { path: { id: Number(id) } })).body;
  }

  it.each([
    ["more than one tyre in twenty is 15 % dearer", { markup_permille: 400 }, [["repriced", 1000, 50]]],
    [
      "a price doubles",
      { markup_permille: 1500 },
      [
        ["repriced", 1000, 50],
        ["price_tenfold", 1, 0],
      ],
    ],
  ])("wait for a person, whoever works with the catalogue is told: %s", async (_, change, stopped) => {
    await save(ruleBody({ from: "2026-11-25", ...change }));
    expect(await hour("2026-11-24T23:00:00Z")).toBe(1);
    expect(await pricesOf(tyre)).toMatchObject(list);
    const { state, made_by, guardrails, id, revision } = await waiting();
    expect([state, made_by]).toEqual(["ready", null]);
    expect(guardrails.map(({ name, found, allowed }) => [name, found, allowed])).toEqual(stopped);
    expect(await mailedTrouble()).toEqual([[email, "Čeká na vás přepočet cen"]]);
    expect(await hour("2026-11-25T00:00:00Z")).toBe(0);
    const apply = (confirmed: boolean) => ({
      path: { id },
      headers: { "idempotency-key": `rules-${id}-${confirmed}` },
      body: { revision, confirmed },
    });
    expect(await petra.isRefused("POST /admin/change-sets/{id}/apply", apply(false))).toBe("guardrails");
    await petra.does("POST /admin/change-sets/{id}/apply", apply(true));
    await applyChangeSet(id);
    expect((await pricesOf(tyre))?.source).toBe("rule");
  });

  it("wait where a rule ends and a list's price comes back that is below the cost", async () => {
    const saved = await save(ruleBody({ to: "2026-11-24" }));
    await connection()
      .sql`update product set price_czk = 97400, price_source = 'rule', rule_id = ${saved.rules[0]?.id ?? 0}`;
    await connection().sql`
      insert into list_price (product_id, price_czk, price_eur, price_usd) values (${tyre}, 84000, 4000, 4400)
      on conflict (product_id) do update set price_czk = 84000`;
    expect(await hour("2026-11-24T23:00:00Z")).toBe(1);
    expect(await pricesOf(tyre)).toMatchObject(ruled);
    const { guardrails, counts } = await waiting();
    expect([guardrails, counts.flags.below_cost]).toEqual([[{ name: "below_cost", found: 1, allowed: 0 }], 1]);
    expect(await mailedTrouble()).toHaveLength(1);
    await connection().sql`delete from list_price`;
  });

  it("are not told to wait once somebody has tried to apply them and that has failed", async () => {
    await save(ruleBody({ from: "2026-11-25", markup_permille: 2000 }));
    expect(await hour("2026-11-24T23:00:00Z")).toBe(1);
    const { id, state } = await waiting();
    expect(state).toBe("ready");
    await connection().sql`update change_set set state = 'failed' where id = ${id}`;
    expect(await mailedTrouble()).toEqual([]);
  });
});

it("a rule for tyres of an age prices those that have come to it on New Year's Day", async () => {
  await save(ruleBody({ scope: { age: { from: 2, to: null } } }));
  expect(await hour("2026-12-31T22:00:00Z")).toBe(0);
  expect(await hour("2026-12-31T23:00:00Z")).toBe(1);
  expect(await pricesOf(tyre)).toMatchObject(ruled);
});

describe("a rule that was removed", () => {
  const names = ({ rules }: { rules: PriceRuleBody[] }) => rules.map(({ id, name }) => [id, name]);
  const read = async () => (await petra.does("GET /admin/price-rules", {})).body;

  it("comes back in its place and with its id where that is taken back", async () => {
    const before = await save(
      ruleBody({ name: "A" }),
      ruleBody({ name: "B", to: "2026-12-24" }),
      ruleBody({ name: "C" }),
    );
    const [a, , c] = before.rules;
    if (!a || !c) throw new Error("Three rules were saved.");
    const { undo, revision } = await save(a, c);
    expect((await petra.does("POST /admin/undo", { body: { token: undo.token } })).body.refused).toEqual([]);
    const after = await read();
    expect(after.rules).toEqual(before.rules);
    expect(after.revision).toBe(revision + 1);
    expect(await petra.isRefused("POST /admin/undo", { body: { token: undo.token } })).toBe("undo_over");
    expect(names(await save(...after.rules, ruleBody({ name: "D" }))).map(([, name]) => name)).toEqual([
      "A",
      "B",
      "C",
      "D",
    ]);
  });

  it("does not come back over what somebody has saved since", async () => {
    await save(ruleBody({ name: "A" }));
    const { undo } = await save();
    await save(ruleBody({ name: "Janino" }));
    const { refused } = (await petra.does("POST /admin/undo", { body: { token: undo.token } })).body;
    expect(refused).toMatchObject([{ code: "stale" }]);
    expect((await read()).rules.map(({ name }) => name)).toEqual(["Janino"]);
  });
});
