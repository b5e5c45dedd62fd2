import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { asc, eq } from "drizzle-orm";
import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { undoChangeSet } from "@/lib/backend/change-set/undo-change-set";
import { database } from "@/lib/backend/kernel/database/connect";
import { brand } from "@/lib/backend/kernel/database/schema/catalogue";
import { changeSet, changeSetItem } from "@/lib/backend/kernel/database/schema/change-set";
import { priceLog } from "@/lib/backend/kernel/database/schema/price-log";
import { listPrice } from "@/lib/backend/kernel/database/schema/pricing";
import { setting } from "@/lib/backend/kernel/database/schema/setting";
import { countRulesChangeSet } from "@/lib/backend/pricing/rules-change-set";
import type { PriceRuleBody } from "@/lib/contract/admin/price-rules";
import type { PriceState } from "@/lib/domain/admin/price-source";
import { pricesOf, ruleBody, stockByBrand } from "@/tests/support/price-rules";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

const clock = staffClock(new Date("2026-11-20T08:00:00Z"));
let petra: Desk;
let jana: Desk;
/** Tyres of one brand at 1 000 Kč, 40 €, $44: bought for 700 Kč, for 1 000 Kč, for nobody knows how much, and one that is not on sale. */
let cheap: number;
let dear: number;

beforeAll(async () => {
  petra = (await joined(clock, ["catalogue"], "Petra")).desk;
  jana = (await joined(clock, ["catalogue"], "Jana")).desk;
  cheap = await addTyre({ costCzk: 70_000 });
  dear = await addTyre({ costCzk: 100_000, rimTenths: 180 });
  await addTyre();
  await addTyre({ costCzk: 70_000, active: false });
});

const rules = async () => (await petra.does("GET /admin/price-rules", {})).body;
const save = async (list: PriceRuleBody[], desk = petra) =>
  (await desk.does("PUT /admin/price-rules", { body: { revision: (await rules()).revision, rules: list } })).body;
const simulate = async (...list: PriceRuleBody[]) =>
  (await petra.does("POST /admin/price-rules/simulation", { body: { rules: list } })).body;

/** Makes a change set of rules, and counts it as the job does. @returns its row and what it would do to each tyre */
async function counted(...list: PriceRuleBody[]) {
  const body = { revision: (await rules()).revision, rules: list };
  const { id } = (await petra.does("POST /admin/price-rules/change-sets", { body })).body.change_set;
  await countRulesChangeSet(id, () => clock.now);
  return { id, ...(await changesOf(id)) };
}

async function changesOf(id: number) {
  const [set] = await database().select().from(changeSet).where(eq(changeSet.id, id));
  const items = await database()
    .select()
    .from(changeSetItem)
    .where(eq(changeSetItem.changeSetId, id))
    .orderBy(asc(changeSetItem.seq));
  return { set, items };
}

describe("the list of rules", () => {
  afterEach(async () => {
    await save([]);
  });

  it("is saved as a whole, in its order, and keeps the ids of rules that stay", async () => {
    const first = await save([ruleBody({ name: "A" }), ruleBody({ name: "B", scope: { seasons: ["winter"] } })]);
    expect(first).toMatchObject({
      changed_by: "Petra",
      rules: [{ name: "A" }, { name: "B", scope: { seasons: ["winter"] } }],
    });
    const [a, b] = first.rules;
    if (!a || !b) throw new Error("Two rules were saved.");
    const second = await save([b, { ...a, active: false }, ruleBody({ name: "C" })], jana);
    expect(second.rules.map(({ id, name }) => [id === a.id || id === b.id, name])).toEqual([
      [true, "B"],
      [true, "A"],
      [false, "C"],
    ]);
    expect((await save([a])).rules.map(({ name }) => name)).toEqual(["A"]);
  });

  it("is not saved over somebody else's: both versions are told", async () => {
    const { revision } = await save([ruleBody({ name: "Moje" })]);
    await save([ruleBody({ name: "Janina" })], jana);
    const late = await petra.tries("PUT /admin/price-rules", {
      body: { revision, rules: [ruleBody({ name: "Moje 2" })] },
    });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({
      code: "stale",
      stale: { changed_by: "Jana", current: { revision: revision + 1, rules: [{ name: "Janina" }] } },
    });
  });

  it("of two people who save at once one is refused", async () => {
    const { revision } = await rules();
    const tries = [petra, jana].map((desk) => desk.tries("PUT /admin/price-rules", { body: { revision, rules: [] } }));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  const crowns = (to: number, ending: number | null) => ({ ...ruleBody().rounding, CZK: { to, ending } });
  it.each<[string, object, string]>([
    ["no name", { name: " " }, "rules.0.name"],
    ["hellers in Czech prices", { rounding: crowns(100, 90) }, "rules.0.rounding.CZK.to"],
    ["a loss", { markup_permille: -1 }, "rules.0.markup_permille"],
    ["a range the wrong way round", { scope: { rim: { from: 18, to: 16 } } }, "rules.0.scope.rim.to"],
    ["days the wrong way round", { from: "2026-12-02", to: "2026-12-01" }, "rules.0.to"],
    ["an id that no rule has", { id: 2_000_000_000 }, "rules.0.id"],
  ])("takes no rule with %s", async (_, change, path) => {
    const { revision } = await rules();
    const body = { revision, rules: [{ ...ruleBody(), ...change }] };
    const answer = await petra.tries("PUT /admin/price-rules", { body });
    expect([answer.status, (answer.body as { errors: { path: string }[] }).errors.map((error) => error.path)]).toEqual([
      422,
      [path],
    ]);
  });

  it("does not touch the prices of tyres in the shop", async () => {
    await save([ruleBody({ markup_permille: 900 })]);
    expect(await pricesOf(cheap)).toEqual({ czk: 100_000, eur: 4_000, usd: 4_400, source: "list", rule: null });
  });
});

describe("a simulation", () => {
  it("tells what happens to the stock, and changes nothing", async () => {
    const big = ruleBody({ name: "Velké", scope: { rim: { from: 17, to: null } } });
    const found = await simulate(big, ruleBody());
    // 700 Kč + 15 % × 1.21 = 974.05 Kč, so cheaper; 1 000 Kč: 1,391.50 Kč, half a crown up: dearer.
    expect(found).toMatchObject({ tyres: 3, up: 1, down: 1, no_rule: 0, no_cost: 1, by_hand: 0, below_cost: 0 });
    // Of 1 000 Kč are 826.45 Kč without VAT: together 1,652.90 for 1,700; then 974 and 1,392 Kč: 804.96 + 1,150.41 for 1,700.
    expect(found.margin).toEqual({ before: -28, after: 131 });
    expect(found.rules).toEqual([
      { tyres: 1, margin: 131 },
      { tyres: 1, margin: 130 },
    ]);
    expect(found.groups).toEqual([
      {
        brand: "Testa",
        season: "winter",
        tyres: 3,
        price: { before: 100_000, after: 112_200 },
        margin: { before: -28, after: 131 },
      },
    ]);
    expect(found.greatest).toEqual([
      {
        id: dear,
        name: "Testa Grip 1",
        size: "205/55 R18 91H",
        rule: 1,
        cost: 100_000,
        before: 100_000,
        after: 139_200,
      },
      {
        id: cheap,
        name: "Testa Grip 1",
        size: "205/55 R16 91H",
        rule: 2,
        cost: 70_000,
        before: 100_000,
        after: 97_400,
      },
    ]);
    const steps = found.distribution.filter(({ before, after }) => before + after > 0);
    // -210 ‰ is below the lowest step; 153 ‰ before; both 13 % after.
    expect(steps).toEqual([
      { from: -50, before: 1, after: 0 },
      { from: 130, before: 0, after: 2 },
      { from: 150, before: 1, after: 0 },
    ]);
    expect(await pricesOf(dear)).toMatchObject({ czk: 100_000, source: "list" });
  });

  it("says of how many tyres the margin is not known, and which no rule is for", async () => {
    const found = await simulate(ruleBody({ scope: { rim: { from: 20, to: null } } }));
    expect(found).toMatchObject({ tyres: 3, up: 0, down: 0, no_rule: 2, no_cost: 1, greatest: [] });
  });

  it("is made one at a time: another waits, and is told for how long", async () => {
    const both = await Promise.all(
      [petra, jana].map((desk) => desk.tries("POST /admin/price-rules/simulation", { body: { rules: [] } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await simulate()).toMatchObject({ tyres: 3 });
  });
});

describe("a change set of rules", () => {
  it("saves the rules and holds each change with what was before, and with flags", async () => {
    const { set, items } = await counted(ruleBody({ markup_permille: 0 }));
    const [rule] = (await rules()).rules;
    expect(set).toMatchObject({ kind: "rules", state: "ready", supplierId: null });
    expect(set?.counts).toEqual({ rows: 3, price: 2, price_jump: 2, below_cost: 1, margin_low: 2 });
    const before = { price_czk: 100_000, price_eur: 4_000, price_usd: 4_400, price_source: "list", rule_id: null };
    expect(items.map(({ productId, kind, flags }) => [productId, kind, flags])).toEqual([
      [cheap, "price", ["price_jump", "below_cost", "margin_low"]],
      [dear, "price", ["price_jump", "margin_low"]],
    ]);
    expect(items.map((item) => item.before)).toEqual([before, before]);
    // 700 and 1 000 Kč × 1.21; × 1.23 / 24.3; × 1.21 / 21: 35.432 € and 40.333 $ are rounded up, as a cent less is below the cost.
    expect(items.map((item) => item.after)).toEqual([
      { price_czk: 84_700, price_eur: 3_544, price_usd: 4_034, price_source: "rule", rule_id: rule?.id },
      { price_czk: 121_000, price_eur: 5_062, price_usd: 5_762, price_source: "rule", rule_id: rule?.id },
    ]);
    expect(await pricesOf(cheap)).toMatchObject({ czk: 100_000, source: "list" });
  });

  it("discards those before it that nobody has applied, also while they are counted", async () => {
    const first = await counted(ruleBody());
    const body = { revision: (await rules()).revision, rules: [ruleBody({ name: "Jiné" })] };
    const second = (await petra.does("POST /admin/price-rules/change-sets", { body })).body.change_set.id;
    const third = await counted(ruleBody({ name: "Třetí" }));
    await countRulesChangeSet(second, () => clock.now);
    const states = await Promise.all([first.id, second, third.id].map(async (id) => (await changesOf(id)).set?.state));
    expect(states).toEqual(["discarded", "discarded", "ready"]);
    expect((await changesOf(second)).items).toEqual([]);
  });

  it("counted again after it broke off is the same", async () => {
    const { id, items } = await counted(ruleBody());
    await database().update(changeSet).set({ state: "reading" }).where(eq(changeSet.id, id));
    await countRulesChangeSet(id, () => clock.now);
    expect((await changesOf(id)).items).toEqual(items);
  });

  it("leaves prices set by hand alone", async () => {
    const body = { price_czk: 150_000, price_eur: null, price_usd: null, until: null, reason: "Akce" };
    await petra.does("PUT /admin/tyres/{id}/override", { path: { id: cheap }, body });
    const { items } = await counted(ruleBody());
    const [rule] = (await rules()).rules;
    expect(rule).toBeDefined();
    // Its euros and dollars are the rule's, as nobody has set them: 40.75 € and 46.38 $.
    expect(items.find(({ productId }) => productId === cheap)?.after).toEqual({
      price_czk: 150_000,
      price_eur: 4_075,
      price_usd: 4_638,
      price_source: "manual",
      rule_id: null,
    });
    await petra.does("DELETE /admin/tyres/{id}/override", { path: { id: cheap } });
    await save([]);
    await changeTyre(cheap, { priceCzk: 100_000, priceEur: 4_000, priceUsd: 4_400, priceSource: "list", ruleId: null });
  });

  it("gives tyres that no rule is for any more the prices of their list back", async () => {
    const state = { priceCzk: 84_700, priceEur: 3_543, priceUsd: 4_033, priceSource: "rule" as const, ruleId: 1 };
    await changeTyre(cheap, state);
    expect(await database().select().from(listPrice).where(eq(listPrice.productId, cheap))).toMatchObject([
      { priceCzk: 100_000, priceEur: 4_000, priceUsd: 4_400 },
    ]);
    const { items } = await counted();
    expect(items.map(({ productId, after }) => [productId, after])).toEqual([
      [cheap, { price_czk: 100_000, price_eur: 4_000, price_usd: 4_400, price_source: "list", rule_id: null }],
    ]);
    await changeTyre(cheap, { priceCzk: 100_000, priceEur: 4_000, priceUsd: 4_400, priceSource: "list", ruleId: null });
  });
});

describe("a simulation and the change set of the same rules", () => {
  it("say the same to the heller, whatever the rules are", async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const chosen = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
    const [made] = await database().insert(brand).values({ slug: "jina", name: "Jiná", tier: "budget" }).returning();
    for (let at = 0; at < 300; at += 1)
      await addTyre({
        ...(at % 3 === 0 && made && { brandId: made.id }),
        season: chosen(["winter", "summer", "all_season"]),
        rimTenths: 130 + random(8) * 10,
        costCzk: random(10) === 0 ? null : 40_000 + random(400_000),
        productionYear: random(4) === 0 ? null : 2020 + random(7),
        priceCzk: 50_000 + random(500_000),
      });
    for (let round = 0; round < 5; round += 1) {
      const list = Array.from({ length: 1 + random(12) }, (_, at) =>
        ruleBody({
          name: `Pravidlo ${at}`,
          scope: {
            ...(random(2) && { seasons: [chosen(["winter", "summer", "all_season"] as const)] }),
            ...(random(3) === 0 && { brands: [chosen(["testa", "jina"])] }),
            ...(random(3) === 0 && { tiers: ["budget" as const] }),
            ...(random(3) === 0 && { rim: { from: 13 + random(5), to: null } }),
            ...(random(3) === 0 && { cost: { from: null, to: 100_000 + random(200_000) } }),
            ...(random(3) === 0 && { age: { from: random(4), to: null } }),
          },
          markup_permille: random(400),
          least_profit: random(30_000),
          rounding: {
            CZK: chosen([
              { to: 100, ending: null },
              { to: 1000, ending: 90 },
              { to: 10_000, ending: 90 },
            ]),
            EUR: chosen([
              { to: 1, ending: null },
              { to: 100, ending: 99 },
            ]),
            USD: chosen([
              { to: 1, ending: null },
              { to: 1000, ending: 99 },
            ]),
          },
        }),
      );
      const told = await simulate(...list);
      const { items } = await counted(...list);
      const moves = items.map(({ before, after }) => [before as PriceState, after as PriceState] as const);
      const way = ([before, after]: (typeof moves)[number]) =>
        Math.sign(
          after.price_czk - before.price_czk ||
            after.price_eur - before.price_eur ||
            after.price_usd - before.price_usd,
        );
      expect([told.up, told.down]).toEqual([
        moves.filter((move) => way(move) > 0).length,
        moves.filter((move) => way(move) < 0).length,
      ]);
      const sum = told.groups.reduce((all, { price, tyres }) => all + (price.after - price.before) * tyres, 0);
      const applied = moves.reduce((all, [before, after]) => all + after.price_czk - before.price_czk, 0);
      // Averages are rounded to hellers: half a heller a tyre at most, before and after.
      expect(Math.abs(sum - applied)).toBeLessThanOrEqual(told.tyres);
      expect(told.greatest.length).toBe(
        Math.min(50, moves.filter(([before, after]) => before.price_czk !== after.price_czk).length),
      );
      for (const { id, before, after } of told.greatest) {
        const item = items.find(({ productId }) => productId === id);
        expect([item?.before?.price_czk, item?.after?.price_czk]).toEqual([before, after]);
      }
    }
  });
});

it("prices of rules count by the shop's setting of what a currency is worth, as lists do", async () => {
  const euros = async () =>
    (await counted(ruleBody({ markup_permille: 0 }))).items.map(({ after }) => after?.price_eur ?? 0);
  const before = await euros();
  await database()
    .insert(setting)
    .values({ key: "exchange_rates", value: { EUR: 48.6 } });
  try {
    const halved = await euros();
    expect(halved.length).toBe(before.length);
    // Twice the default rate: half the price, but for cents that are rounded up.
    for (const [at, price] of halved.entries()) expect(Math.abs(price * 2 - (before[at] ?? 0))).toBeLessThanOrEqual(2);
  } finally {
    await database().delete(setting).where(eq(setting.key, "exchange_rates"));
  }
});

describe("a change set of rules that is applied and taken back", () => {
  it("gives each tyre what the simulation said, and then what it had; prices that were live stay in the log", async () => {
    const all = async () => (await stockByBrand()).map(({ tyre: { updatedAt: _, ...tyre } }) => tyre);
    const logged = async () => (await database().select({ id: priceLog.id }).from(priceLog)).length;
    const [before, log] = [await all(), await logged()];
    const list = [ruleBody({ name: "Zimní", scope: { seasons: ["winter"] } }), ruleBody({ markup_permille: 220 })];
    const told = await simulate(...list);
    const { id, items } = await counted(...list);
    const headers = () => ({ "idempotency-key": `price rules ${id} ${clock.now.getTime()}` });
    const ready = (await changesOf(id)).set?.revision ?? 0;
    await petra.does("POST /admin/change-sets/{id}/apply", {
      path: { id },
      headers: headers(),
      body: { revision: ready, confirmed: true },
    });
    await applyChangeSet(id, clock.now);
    expect((await changesOf(id)).set).toMatchObject({ state: "applied", counts: { done: items.length } });
    for (const { productId, after } of items) {
      const {
        price_czk: czk,
        price_eur: eur,
        price_usd: usd,
        price_source: source,
        rule_id: rule,
      } = after as PriceState;
      expect(await pricesOf(productId ?? 0)).toEqual({ czk, eur, usd, source, rule });
    }
    for (const { id: tyre, after } of told.greatest) expect(await pricesOf(tyre)).toMatchObject({ czk: after });
    expect(await logged()).toBeGreaterThan(log);
    expect(await simulate(...(await rules()).rules)).toMatchObject({ up: 0, down: 0 });

    const applied = (await changesOf(id)).set?.revision ?? 0;
    clock.pass(1);
    await petra.does("POST /admin/change-sets/{id}/undo", {
      path: { id },
      headers: headers(),
      body: { revision: applied },
    });
    await undoChangeSet(id, clock.now);
    expect((await changesOf(id)).set?.state).toBe("undone");
    expect(await all()).toEqual(before);
    expect(await logged()).toBeGreaterThan(log);
  });
});
