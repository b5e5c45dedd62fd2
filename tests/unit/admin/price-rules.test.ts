import { expect, test } from "@jest/globals";
import type { PriceRule, RuledTyre, RuleScope } from "@/lib/domain/admin/price-rule";
import { isBelowCost, listVat, marginOf, type PriceTerms, priceBy } from "@/lib/domain/admin/price-rules";

const terms: PriceTerms = { rates: { CZK: 1, EUR: 24.3, USD: 21 }, vat: listVat, today: "2026-11-23" };

const tyre: RuledTyre = {
  brand: "barum",
  tier: "mid",
  family: "car",
  season: "winter",
  rimTenths: 160,
  supplierId: 7,
  productionYear: 2025,
};

const whole = { CZK: { to: 100, ending: null }, EUR: { to: 1, ending: null }, USD: { to: 1, ending: null } };

function rule(change: Partial<PriceRule> = {}): PriceRule {
  const plain = { id: 1, name: "All", scope: {}, markupPermille: 150, leastProfit: 18_000, listRounding: whole };
  return { ...plain, from: null, to: null, active: true, ...change };
}

const priced = (cost: number | null, ...rules: PriceRule[]) => priceBy(rules, tyre, cost, terms);

test("a price is the cost with its markup, with the VAT of each list: crowns and dollars the Czech one, euros the Slovak", () => {
  // 1,600 Kč + 15 % = 1,840 Kč; × 1.21 = 2,226.40 Kč; × 1.23 / 24.3 = 93.1358 €; × 1.21 / 21 = 106.019 $.
  expect(priced(160_000, rule())).toMatchObject({
    prices: { CZK: 222_600, EUR: 9_314, USD: 10_602 },
    source: "rule",
    rule: { id: 1 },
    flags: [],
  });
});

test("the least profit counts where the markup is less", () => {
  // 800 Kč + 15 % = 920 Kč, + 180 Kč = 980 Kč; × 1.21 = 1,185.80 Kč.
  expect(priced(80_000, rule()).prices.CZK).toBe(118_600);
  // 1,200 Kč: both are 1,380 Kč; × 1.21 = 1,669.80 Kč.
  expect(priced(120_000, rule()).prices.CZK).toBe(167_000);
  // 1,200.01 Kč: the markup is more by 0.15 hellers, which no rounding to crowns sees.
  expect(priced(120_001, rule({ leastProfit: 0 })).prices.CZK).toBe(167_000);
});

test.each([
  [{ to: 100, ending: null }, 222_600],
  [{ to: 1000, ending: null }, 223_000],
  [{ to: 1000, ending: 90 }, 222_900],
  [{ to: 10_000, ending: 90 }, 219_000],
  [{ to: 10_000, ending: 99 }, 219_900],
])("2,226.40 Kč are rounded to %j as %i hellers", (CZK, price) => {
  expect(priced(160_000, rule({ listRounding: { ...whole, CZK } })).prices.CZK).toBe(price);
});

test.each([
  [{ to: 1, ending: null }, 9_314],
  [{ to: 100, ending: null }, 9_300],
  [{ to: 100, ending: 90 }, 9_290],
  [{ to: 100, ending: 99 }, 9_299],
  [{ to: 1000, ending: 99 }, 8_990],
])("93.1358 € are rounded to %j as %i cents", (EUR, price) => {
  expect(priced(160_000, rule({ listRounding: { ...whole, EUR } })).prices.EUR).toBe(price);
});

test("exactly between two prices the higher one is taken", () => {
  // 500 Kč + 0 % × 1.21 = 605 Kč: between 600 and 610.
  const tens = { ...whole, CZK: { to: 1000, ending: null } };
  expect(priced(50_000, rule({ markupPermille: 0, leastProfit: 0, listRounding: tens })).prices.CZK).toBe(61_000);
});

test("rounding never leads below the cost: the next price above is taken, and it is told", () => {
  // 1,000 Kč without profit: 1,210 Kč; the nearest …90 is 1,190 Kč, below the cost, so 1,290 Kč.
  const nineties = { ...whole, CZK: { to: 10_000, ending: 90 } };
  const found = priced(100_000, rule({ markupPermille: 0, leastProfit: 0, listRounding: nineties }));
  expect(found).toMatchObject({ prices: { CZK: 129_000 }, flags: ["below_cost"] });
  // To the crown: 1,001.20 Kč × 1.21 = 1,211.452 Kč; 1,211 Kč would be 45 hellers below.
  const crowns = priced(100_120, rule({ markupPermille: 0, leastProfit: 0 }));
  expect(crowns).toMatchObject({ prices: { CZK: 121_200 }, flags: ["below_cost", "margin_low"] });
});

test("the cheapest price is one step", () => {
  expect(
    priced(1, rule({ leastProfit: 0, listRounding: { ...whole, CZK: { to: 1000, ending: null } } })).prices,
  ).toEqual({ CZK: 1_000, EUR: 1, USD: 1 });
});

test("the dearest tyre is exact to the heller", () => {
  // 21,474,836.47 Kč × 1.15 × 1.21 = 29,882,234.947… Kč; × 1.23 / 24.3 and × 1.21 / 21 abroad.
  expect(priced(2_147_483_647, rule()).prices).toEqual({ CZK: 2_988_223_500, EUR: 125_004_758, USD: 142_296_357 });
});

const scopes: [string, RuleScope, boolean][] = [
  ["nothing named", {}, true],
  ["an empty list", { brands: [] }, true],
  ["its brand among others", { brands: ["matador", "barum"] }, true],
  ["another brand", { brands: ["matador"] }, false],
  ["its tier", { tiers: ["mid"] }, true],
  ["another tier", { tiers: ["premium"] }, false],
  ["its kind of car", { families: ["car", "suv"] }, true],
  ["vans", { families: ["van"] }, false],
  ["its season", { seasons: ["winter"] }, true],
  ["another season", { seasons: ["summer", "all_season"] }, false],
  ["its supplier", { suppliers: [3, 7] }, true],
  ["another supplier", { suppliers: [3] }, false],
  ["rims from its own", { rim: { from: 16, to: null } }, true],
  ["rims up to its own", { rim: { from: null, to: 16 } }, true],
  ["larger rims", { rim: { from: 16.5, to: null } }, false],
  ["smaller rims", { rim: { from: 13, to: 15 } }, false],
  ["costs around its own", { cost: { from: 100_000, to: 100_000 } }, true],
  ["dearer ones", { cost: { from: 100_001, to: null } }, false],
  ["cheaper ones", { cost: { from: null, to: 99_999 } }, false],
  ["a year old", { age: { from: 1, to: 1 } }, true],
  ["two years old and more", { age: { from: 2, to: null } }, false],
  ["this year's", { age: { from: null, to: 0 } }, false],
  ["its brand, but larger rims", { brands: ["barum"], rim: { from: 17, to: null } }, false],
];

test.each(scopes)("a rule for %s: %j is the tyre's: %s", (_, scope, fits) => {
  expect(priced(100_000, rule({ scope })).source).toBe(fits ? "rule" : "list");
});

test("a tyre without tier, year and supplier is in no scope that asks for them", () => {
  const unknown = { ...tyre, tier: null, productionYear: null, supplierId: null };
  const parts: RuleScope[] = [{ tiers: ["mid"] }, { age: { from: 0, to: null } }, { suppliers: [7] }];
  for (const scope of parts) expect(priceBy([rule({ scope })], unknown, 100_000, terms).source).toBe("list");
});

test.each([
  ["2026-11-23", null, true],
  ["2026-11-24", null, false],
  [null, "2026-11-23", true],
  [null, "2026-11-22", false],
])("a rule from %s to %s holds on 23 November: %s", (from, to, holds) => {
  expect(priced(100_000, rule({ from, to })).source).toBe(holds ? "rule" : "list");
});

test("the first rule that fits wins; one that is switched off is passed over", () => {
  const rules = [
    rule({ id: 1, active: false }),
    rule({ id: 2, scope: { brands: ["matador"] } }),
    rule({ id: 3, markupPermille: 200, leastProfit: 0 }),
    rule({ id: 4 }),
  ];
  // 1,000 Kč + 20 %, × 1.21.
  expect(priced(100_000, ...rules)).toMatchObject({ prices: { CZK: 145_200 }, rule: { id: 3 } });
});

test("without a rule, and without a cost, the list's own price stays", () => {
  const none = { prices: { CZK: null, EUR: null, USD: null }, source: "list", rule: null, margin: null, flags: [] };
  expect(priced(100_000)).toEqual(none);
  expect(priced(null, rule())).toEqual(none);
});

test("an override stands before every rule until the end of its day; what it does not set, the rule does", () => {
  const by = (until: string | null) =>
    priceBy([rule()], tyre, 160_000, {
      ...terms,
      override: { priceCzk: 209_000, priceEur: null, priceUsd: 9_990, until },
    });
  const set = { prices: { CZK: 209_000, EUR: 9_314, USD: 9_990 }, source: "manual", rule: { id: 1 } };
  expect(by("2026-11-23")).toMatchObject(set);
  expect(by(null)).toMatchObject(set);
  expect(by("2026-11-22")).toMatchObject({ prices: { CZK: 222_600 }, source: "rule" });
});

test("an override without any rule sets its own list and leaves the others as they are", () => {
  const override = { priceCzk: null, priceEur: 8_990, priceUsd: null, until: null };
  expect(priceBy([], tyre, null, { ...terms, override })).toEqual({
    prices: { CZK: null, EUR: 8_990, USD: null },
    source: "manual",
    rule: null,
    margin: null,
    flags: [],
  });
});

test("an override below the cost stays what it is, and is told", () => {
  const override = { priceCzk: 193_500, priceEur: null, priceUsd: null, until: null };
  // 1,600 Kč × 1.21 = 1,936 Kč.
  expect(priceBy([rule()], tyre, 160_000, { ...terms, override })).toMatchObject({
    prices: { CZK: 193_500 },
    flags: ["below_cost", "margin_low"],
  });
  expect(isBelowCost(193_600, "CZK", 160_000, terms)).toBe(false);
  expect(isBelowCost(193_599, "CZK", 160_000, terms)).toBe(true);
});

test("margin: what is left of the price without VAT, in money and in thousandths of it", () => {
  // 2,226 Kč / 1.21 = 1,839.67 Kč; less 1,600 Kč = 239.67 Kč, 130 ‰.
  expect(marginOf(222_600, 160_000)).toEqual({ net: 183_967, profit: 23_967, permille: 130 });
  expect(marginOf(121_000, 100_000)).toEqual({ net: 100_000, profit: 0, permille: 0 });
  expect(marginOf(108_900, 100_000)).toEqual({ net: 90_000, profit: -10_000, permille: -111 });
});

test.each([
  // 100,000 Kč + 52 ‰: 5,200 of 105,200 Kč are 49 ‰; with 53 ‰ 5,300 of 105,300 Kč are 50 ‰.
  [52, ["margin_low"]],
  [53, []],
])("with a markup of %i ‰ the flags are %j: a margin below 50 ‰ is told", (markupPermille, flags) => {
  expect(priced(10_000_000, rule({ markupPermille, leastProfit: 0 })).flags).toEqual(flags);
});
