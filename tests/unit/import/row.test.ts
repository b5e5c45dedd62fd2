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

const good: Cells = {
  ...{ brand: "Vzor", pattern: "Zima 5", width: "205", profile: "55", rim: "R16", load_index: "91", speed_symbol: "H" },
  ...{ season: "zimní", price: "1 990 Kč" },
};

const read = (cells: Cells) => readTyre(7, (field) => cells[field] ?? "", context);
function tyreOf(cells: Cells) {
  const { tyre, problems } = read(cells);
  if (!tyre) throw new Error(JSON.stringify(problems));
  return tyre;
}
const problemsOf = (cells: Cells) => read(cells).problems ?? [];

describe("a row", () => {
  it("is a tyre when everything it needs is there; what it leaves out is not made up", () => {
    expect(tyreOf(good)).toMatchObject({
      ...{ line: 7, brand_name: "Vzor", pattern_name: "Zima 5", pattern_key: "zima5", season: "winter", family: "car" },
      ...{ width: 205, profile: 55, rim_tenths: 160, commercial: false, tyre_class: "C1" },
      ...{ load_index: 91, load_index_dual: null, speed_symbol: "H", xl: null, xl_likely: false, runflat: false },
      ...{ price_czk: 199_000, price_eur: 7960, price_usd: 9950 },
      ...{ stock: null, ean: null, mpn: null, fuel: null, three_pmsf: null, production_year: null },
    });
  });

  it("may have its size and indexes in one cell", () => {
    const { width, profile, rim, load_index, speed_symbol, ...rest } = good;
    expect(tyreOf({ ...rest, size: "215/65 R16C 109/107T" })).toMatchObject({
      ...{ width: 215, rim_tenths: 160, commercial: true, load_index: 109, load_index_dual: 107, speed_symbol: "T" },
      ...{ family: "van", tyre_class: "C2" },
    });
  });

  it("may have everything but the price in its full name", () => {
    const full_name = "Zimní pneu Continental WinterContact TS 870 205/55 R16 94H XL";
    expect(tyreOf({ full_name, price: "2990" })).toMatchObject({
      ...{ brand_name: "Continental", pattern_name: "WinterContact TS 870", season: "winter", xl: true },
      ...{ load_index: 94, tread: "directional", three_pmsf: true, brand_tier: "premium" },
    });
  });

  it("is completed from its full name: an empty rim, a lost C", () => {
    const full_name = "Pneu Vzor Zima 5 235/65 R16C 115-113R";
    const cells = {
      ...good,
      full_name,
      width: "235",
      profile: "65",
      rim: "",
      load_index: "115-113",
      speed_symbol: "R",
    };
    expect(tyreOf(cells)).toMatchObject({ rim_tenths: 160, commercial: true, load_index_dual: 113 });
  });

  it("is a van's tyre when it has a load index for twin mounting, C or not", () => {
    const van = tyreOf({ ...good, load_index: "107/105", speed_symbol: "T" });
    expect(van).toMatchObject({ commercial: true, family: "van" });
  });

  it("is read past look-alikes and marks in index cells", () => {
    expect(tyreOf({ ...good, load_index: "94", speed_symbol: "Н XL" })).toMatchObject({ speed_symbol: "H", xl: true });
    expect(tyreOf({ ...good, load_index: "91Т", speed_symbol: "" })).toMatchObject({ speed_symbol: "T" });
  });

  it("takes its family from its column, then from size and pattern", () => {
    expect(tyreOf({ ...good, family: "4x4" })).toMatchObject({ family: "suv", family_stated: true });
    expect(tyreOf({ ...good, pattern: "Zima 5 SUV" })).toMatchObject({ family: "suv", family_stated: false });
    const suvSize = { width: "235", profile: "55", rim: "18", load_index: "100" };
    expect(tyreOf({ ...good, ...suvSize }).family).toBe("suv");
  });

  it("is most likely XL where its size has that load index only as XL", () => {
    expect(tyreOf({ ...good, load_index: "94" })).toMatchObject({ xl: null, xl_likely: true });
  });

  it("has a label only when classes and decibels are all there; the noise class follows from the limit", () => {
    const label = { fuel: "C", wet: "В", noise_class: "71", three_pmsf: "ano" };
    expect(tyreOf({ ...good, ...label })).toMatchObject({ fuel: "C", wet: "B", noise_db: 71, noise_class: "B" });
    expect(tyreOf({ ...good, fuel: "C", wet: "B" })).toMatchObject({ fuel: null, wet: null, noise_db: null });
    expect(tyreOf({ ...good, ...label, studded: "ano" })).toMatchObject({ studded: true, fuel: null });
  });

  it("keeps several price lists, adds VAT to a net price, believes the currency in the cell", () => {
    const { price: _, ...rest } = good;
    expect(tyreOf({ ...rest, price_czk: "2000", price_eur: "75,90" })).toMatchObject({
      ...{ price_czk: 200_000, price_eur: 7590, price_usd: 10_000 },
    });
    expect(tyreOf({ ...rest, net_price: "1000" }).price_czk).toBe(121_000);
    expect(tyreOf({ ...rest, price: "80 €" })).toMatchObject({ price_czk: 200_000, price_eur: 8000 });
  });

  it("reads EAN, production year and EPREL number in their usual forms", () => {
    const numbers = {
      ean: "012345678905",
      production_year: "DOT 2325",
      eprel_id: "https://eprel.ec.europa.eu/qr/612345",
    };
    expect(tyreOf({ ...good, ...numbers })).toMatchObject({
      ...{ ean: "0012345678905", production_year: 2025, eprel_id: 612345 },
    });
    expect(tyreOf({ ...good, production_year: "2024" }).production_year).toBe(2024);
  });

  it.each([
    ["", null],
    [" 3f2504e0-4f89/A+B ", "3f2504e0-4f89/A+B"],
    ["1E5", "1E5"],
    ["007", "007"],
    ["1234.0", "1234"],
    ["'0042", "0042"],
    ["v2.0", "v2.0"],
  ])("reads the id of a back end elsewhere as it is, but for a spreadsheet's doing: %j", (product_id, id) => {
    expect(tyreOf({ ...good, product_id }).host_product_id).toBe(id);
  });

  it("counts 'in stock' as the pieces agreed on, and a cap as the cap", () => {
    expect(tyreOf({ ...good, stock: "skladem" }).stock).toBe(4);
    expect(tyreOf({ ...good, stock: ">20" }).stock).toBe(20);
  });
});

describe("a row is refused", () => {
  const cases: [why: string, cells: Cells, field: ImportField, reason: string, value: string][] = [
    ["without a price", { price: "" }, "price", "missing", ""],
    ["with a price in words", { price: "na dotaz" }, "price", "bad_price", "na dotaz"],
    ["with a price of nothing", { price: "0" }, "price", "bad_price", "0"],
    ["with a price no tyre has", { price: "2 500 000" }, "price", "bad_price", "2 500 000"],
    ["without a pattern", { pattern: "#ЗНАЧ!" }, "pattern", "missing", ""],
    ["without a brand", { brand: "-" }, "brand", "missing", ""],
    ["without a width", { width: "" }, "width", "missing", ""],
    ["with a width in words", { width: "!195" }, "width", "not_a_number", "!195"],
    ["with a size no tyre has", { width: "207" }, "width", "not_metric", "207/55 R16"],
    ["with a rim in words", { rim: "velký" }, "rim", "bad_size", "velký"],
    ["without a load index", { load_index: "" }, "load_index", "missing", ""],
    ["with a ply rating for a load index", { load_index: "10PR" }, "load_index", "ply_rating", "10PR"],
    ["with a letter that is no speed", { speed_symbol: "X" }, "speed_symbol", "bad_speed_symbol", "X"],
    ["with a higher twin index", { load_index: "104/106" }, "load_index", "twin_index_above", "104/106"],
    ["without a season", { season: "" }, "season", "missing", ""],
    ["with an unknown season", { season: "jarní" }, "season", "unknown_season", "jarní"],
    ["for a lorry by its column", { family: "nákladní" }, "family", "other_vehicle", "nákladní"],
    ["for a lorry by its rim", { rim: "22,5" }, "rim", "lorry_tyre", "22.5"],
    ["for a machine by its speed", { speed_symbol: "A8" }, "speed_symbol", "lorry_tyre", "A8"],
    ["with an answer that is none", { runflat: "možná" }, "runflat", "not_yes_or_no", "možná"],
    ["with a wrong check digit", { ean: "4019238001234" }, "ean", "bad_ean", "4019238001234"],
    ["with an EAN a spreadsheet rounded", { ean: "5,4529E+12" }, "ean", "rounded_number", "5,4529E+12"],
    ["with a product_id a spreadsheet rounded", { product_id: "1,2E+12" }, "product_id", "rounded_number", "1,2E+12"],
    ["with a comma in its product_id", { product_id: "17,18" }, "product_id", "comma_in_id", "17,18"],
    ["with an endless product_id", { product_id: "7".repeat(101) }, "product_id", "too_long", "7".repeat(101)],
    ["with a label class of old", { fuel: "G", wet: "B", noise_db: "70" }, "fuel", "bad_label_class", "G"],
    ["with a noise no tyre makes", { noise_db: "17" }, "noise_db", "bad_noise", "17"],
    ["with stock in words", { stock: "za týden" }, "stock", "not_a_number", "za týden"],
    ["made in the future", { production_year: "2031" }, "production_year", "bad_year", "2031"],
    ["with an endless description", { description: "x".repeat(20_001) }, "description", "too_long", "x".repeat(60)],
  ];
  it.each(cases)("%s", (_why, cells, field, reason, value) => {
    expect(problemsOf({ ...good, ...cells })).toEqual([expect.objectContaining({ field, reason, value })]);
  });

  it("when its full name disagrees with its columns about the size or an index", () => {
    const name = (text: string) => ({ ...good, full_name: `Pneu Vzor Zima 5 ${text}` });
    expect(problemsOf(name("205/55 R17 91H"))).toEqual([
      { field: "width", reason: "size_disagrees", value: "205/55 R16", values: { name: "205/55 R17" } },
    ]);
    expect(problemsOf(name("205/55 R16 94H"))).toEqual([
      { field: "load_index", reason: "index_disagrees", value: "91", values: { name: "94" } },
    ]);
  });

  it("when its name gives an inch size only", () => {
    const cells = { ...good, full_name: "Pneu Vzor A/T 31X10.5 R15 109Q", width: "", profile: "", rim: "R15" };
    expect(problemsOf(cells)).toEqual([expect.objectContaining({ field: "full_name", reason: "not_metric" })]);
  });

  it("for everything that is wrong with it at once", () => {
    const reasons = problemsOf({ ...good, price: "?", ean: "1", season: "x" }).map(({ field }) => field);
    expect(reasons).toEqual(["price", "ean", "season"]);
  });
});

describe("the whole list is refused", () => {
  const noCurrency = { ...context, prices: { ...context.prices, currency: undefined } };
  it("when nothing says the currency", () => {
    const cells: Cells = { ...good, price: "1990" };
    expect(() => readTyre(2, (field) => cells[field] ?? "", noCurrency)).toThrow("no_currency");
  });
  it("when its currency has no rate", () => {
    expect(() => read({ ...good, price: "12 900 тг" })).toThrow(expect.objectContaining({ code: "no_rate" }));
  });
});
