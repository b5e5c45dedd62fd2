import { describe, expect, it } from "@jest/globals";
import type { ImportField } from "@/lib/backend/import/columns/fields";
import { readRates } from "@/lib/backend/import/prices/rates";
import { type ReadContext, readTyre } from "@/lib/backend/import/tyre/read-tyre";
import { tradeKnowledge } from "@/lib/backend/import/tyre/trade-knowledge";

const context: ReadContext = {
  knowledge: tradeKnowledge([]),
  prices: { rates: readRates({ EUR: "25", USD: "20" }), currency: "CZK", vatRate: 21 },
  someStock: 4,
  thisYear: 2026,
  needsProductId: false,
};

type Cells = Partial<Record<ImportField, string>>;
const nameless: Cells = { brand: "Vzor", pattern: "Zima 5", size: "205/55 R16 91H", season: "zimní" };
const good: Cells = { ...nameless, price: "1 990 Kč" };

const read = (cells: Cells, prices = context.prices) =>
  readTyre(7, (field) => cells[field] ?? "", { ...context, prices });
function tyreOf(cells: Cells, prices = context.prices) {
  const { tyre, problems } = read(cells, prices);
  if (!tyre) throw new Error(JSON.stringify(problems));
  return tyre;
}
const problemsOf = (cells: Cells) => read(cells).problems?.map(({ field, reason }) => [field, reason]);

describe("the prices of an offer", () => {
  it("are the purchase price without VAT and the recommended one with VAT, both as the list has them", () => {
    expect(tyreOf({ ...nameless, cost: "1 000,00", recommended: "1 990 Kč" })).toMatchObject({
      ...{ cost: { amount: 100_000, currency: "CZK" }, recommended: { amount: 199_000, currency: "CZK" } },
      ...{ price_czk: 199_000, priceFrom: "recommended" },
    });
  });
  it("stand beside the price to sell at, which they leave alone", () => {
    expect(tyreOf({ ...good, cost: "40 €", recommended: "2 490" })).toMatchObject({
      ...{ price_czk: 199_000, priceFrom: "price", cost: { amount: 4000, currency: "EUR" } },
      recommended: { amount: 249_000, currency: "CZK" },
    });
  });
  it("lose or get VAT where their header says the other of it, and have their header's currency", () => {
    const headers = new Map([
      ["cost", { vat: "with", currency: "EUR" }],
      ["recommended", { vat: "without" }],
    ] as const);
    expect(tyreOf({ ...nameless, cost: "121", recommended: "1000" }, { ...context.prices, headers })).toMatchObject({
      ...{ cost: { amount: 10_000, currency: "EUR" }, recommended: { amount: 121_000, currency: "CZK" } },
    });
  });
  it("are made of a net price alone: it is what the tyre costs, and with VAT what it is sold at", () => {
    expect(tyreOf({ ...nameless, net_price: "1000" })).toMatchObject({
      ...{ price_czk: 121_000, priceFrom: "price", cost: { amount: 100_000, currency: "CZK" } },
    });
    expect(tyreOf({ ...good, net_price: "1000" }).cost).toBeUndefined();
  });
  it("may be a purchase price alone, with VAT until rules make a price of it", () => {
    expect(tyreOf({ ...nameless, cost: "1000" })).toMatchObject({ price_czk: 121_000, priceFrom: "cost" });
  });
  it("have no recommended one where it is nought, and no purchase price of nought", () => {
    expect(tyreOf({ ...good, recommended: "0,00" }).recommended).toBeUndefined();
    expect(problemsOf({ ...good, cost: "0" })).toEqual([["cost", "bad_price"]]);
  });
});

describe("pictures", () => {
  const [one, two] = ["https://a.test/1.jpg", "http://a.test/2.png?x=1,2"];
  it.each([
    [one, [one]],
    [`${one};${two}`, [one, two]],
    [`${one} | ${two}|${one}`, [one, two]],
    [`${one} ${two}`, [one, two]],
    [`${one}, ${two}`, [one, two]],
    ["//a.test/1.jpg", [one]],
    ["foto1.jpg", []],
    ["javascript:alert(1) file:///etc/passwd", []],
    ["", []],
  ])("of %j are %j", (pictures, addresses) => {
    expect(tyreOf({ ...good, pictures }).pictures).toEqual(addresses);
  });
});

describe("weight", () => {
  it.each([
    ["9,2", 9200],
    ["9.125", 9125],
    ["9.2 kg", 9200],
    ["9200", 9200],
    ["9 200 g", 9200],
    ["9200.00", 9200],
    ["0", undefined],
    ["", undefined],
  ])("of %j is %j grams", (weight, grams) => {
    expect(tyreOf({ ...good, weight }).weightG).toBe(grams);
  });
  it.each(["těžká", "0,3 kg", "9,2 g", "500 kg", "450"])("of %j is no tyre's", (weight) => {
    expect(problemsOf({ ...good, weight })).toEqual([["weight", "bad_weight"]]);
  });
});

describe("the season", () => {
  const { season: _, ...seasonless } = good;
  it.each([
    ["Winter tyre for cars", "winter"],
    ["zimní pneumatika", "winter"],
    ["zimná pneumatika", "winter"],
    ["opona zimowa", "winter"],
    ["Winterreifen für PKW", "winter"],
    ["Kompletní letní plášť", "summer"],
    ["Celoroční, se symbolem 3PMSF", "all_season"],
    ["All-season tyre", "all_season"],
    ["Mit 3PMSF und M+S", "winter"],
  ] as const)("is found in a description: %s", (description, season) => {
    expect(tyreOf({ ...seasonless, description }).season).toBe(season);
  });
  it("is found in the group it is listed in, which may name the kind of vehicle too", () => {
    expect(tyreOf({ ...seasonless, group: "Pneumatiky > Dodávkové > Zimní dodávkové" })).toMatchObject({
      ...{ season: "winter", family: "van", family_stated: false },
    });
    expect(tyreOf({ ...good, group: "Auto-moto | Motor Vehicle Tires" }).family).toBe("car");
  });
  it("is not guessed where a description names both, or is a part of another word", () => {
    for (const description of ["Vyměňte letní za zimní", "Kompletní sada"])
      expect(problemsOf({ ...seasonless, description })).toEqual([["season", "missing"]]);
  });
});

describe("a label", () => {
  const rest = { fuel: "C", wet: "B" };
  it.each([
    ["71/B", 71, "B"],
    ["2/71", 71, "B"],
    ["69 dB (A)", 69, "A"],
    ["72 dB ))", 72, "B"],
    ["71dB|1", 71, "A"],
  ])("has its noise in one cell: %s", (noise_db, decibels, noise_class) => {
    expect(tyreOf({ ...good, ...rest, noise_db })).toMatchObject({ noise_db: decibels, noise_class });
  });
  it("has waves for a noise class", () => {
    expect(tyreOf({ ...good, ...rest, noise_db: "71", noise_class: ")" }).noise_class).toBe("A");
  });
  it.each(["C/B/71 dB/B", "C-B-71-2", "CB 71 dB (B)", "c b 71 ))"])("is whole in one cell: %s", (label) => {
    expect(tyreOf({ ...good, label })).toMatchObject({ fuel: "C", wet: "B", noise_db: 71, noise_class: "B" });
  });
  it("that is no label is refused, a link to one is not", () => {
    expect(problemsOf({ ...good, label: "pěkný" })).toEqual([["label", "bad_label"]]);
    expect(tyreOf({ ...good, label: "https://eprel.ec.europa.eu/qr/612345" }).fuel).toBeNull();
  });
});

describe("the supplier's code", () => {
  it("is its own column's, else the item's id, else the maker's number", () => {
    const all = { mpn: "0358", product_id: "77", supplier_code: "'0042" };
    expect(tyreOf({ ...good, ...all }).supplierCode).toBe("0042");
    expect(tyreOf({ ...good, ...all, supplier_code: "" }).supplierCode).toBe("77");
    expect(tyreOf({ ...good, mpn: "0358" }).supplierCode).toBe("0358");
    expect(tyreOf(good).supplierCode).toBeUndefined();
  });
});

describe("a size with load and speed in one cell", () => {
  it.each([
    ["205/55 R16 91V", { load_index: 91, speed_symbol: "V" }],
    ["205/55R16 91 V XL", { load_index: 91, speed_symbol: "V", xl: true }],
    ["225/45ZR17 94(Y)", { load_index: 94, speed_symbol: "(Y)" }],
    ["215/65R16C 109/107T", { load_index: 109, load_index_dual: 107, speed_symbol: "T" }],
  ])("is read: %s", (size, service) => {
    expect(tyreOf({ ...good, size })).toMatchObject(service);
    const { size: _, ...rest } = good;
    expect(tyreOf({ ...rest, full_name: `Pneu Vzor Zima 5 ${size}` })).toMatchObject(service);
  });
});

describe("pieces in stock with a cap", () => {
  it.each(["20+", ">20", "> 20", "více než 20", "viac ako 20", "powyżej 20", "mehr als 20", "20 ks", "20 szt."])(
    "are the cap: %s",
    (stock) => {
      expect(tyreOf({ ...good, stock }).stock).toBe(20);
    },
  );
});

describe("a row made to hurt", () => {
  it.each([
    ["label", `CB${"/".repeat(500_000)}`],
    ["weight", "1 ".repeat(250_000)],
    ["pictures", ", ".repeat(250_000)],
    ["group", "lehk".repeat(120_000)],
    ["description", "snehov".repeat(80_000)],
    ["noise_db", "/".repeat(500_000)],
    ["cost", "1 ".repeat(250_000)],
  ] as const)("is refused without a long thought: %s", (field, text) => {
    const { season: _, ...rest } = good;
    expect(read({ ...rest, [field]: text })).toHaveProperty("problems");
  });
});
