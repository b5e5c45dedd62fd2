import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { emptyMapping } from "@/lib/backend/import/columns/mapping";
import { planColumns } from "@/lib/backend/import/columns/plan";
import { openList } from "@/lib/backend/import/file/open-list";
import { readRates } from "@/lib/backend/import/prices/rates";
import { readRecord } from "@/lib/backend/import/read-record";
import type { ImportedTyre } from "@/lib/backend/import/tyre/imported-tyre";
import type { Money } from "@/lib/backend/import/tyre/read-price";
import { tradeKnowledge } from "@/lib/backend/import/tyre/trade-knowledge";
import { formatTyreSize } from "@/lib/domain/tyre-size";

const lists = join("tests", "support", "trade-lists");
const knowledge = tradeKnowledge([]);
const rates = readRates({ EUR: "25", USD: "20", PLN: "6" });

/** What is expected of a tyre, as `NAME.expected.json` writes it down; what is left out there is not compared. */
function shown(tyre: ImportedTyre): Record<string, unknown> {
  const money = (sum: Money | undefined) => sum && `${(sum.amount / 100).toFixed(2)} ${sum.currency}`;
  const { width, profile, construction, rim_tenths, commercial, load_index, load_index_dual } = tyre;
  return {
    tyre: `${tyre.brand_name} ${tyre.pattern_name}`,
    size: formatTyreSize({ width, profile, construction, rim: rim_tenths / 10, commercial }),
    service: `${load_index}${load_index_dual === null ? "" : `/${load_index_dual}`}${tyre.speed_symbol}`,
    season: tyre.season,
    code: tyre.supplierCode,
    ean: tyre.ean,
    label: tyre.fuel && `${tyre.fuel} ${tyre.wet} ${tyre.noise_db} ${tyre.noise_class}`,
    stock: tyre.stock,
    cost: money(tyre.cost),
    recommended: money(tyre.recommended),
    price_czk: tyre.price_czk / 100,
    weight: tyre.weightG,
    year: tyre.production_year,
    pictures: tyre.pictures,
  };
}

/** Reads a list as a supplier's of the given currency, without a mapping. */
async function readWhole(name: string, currency: string): Promise<Record<string, unknown>[]> {
  const list = await openList(join(lists, name));
  try {
    const plan = planColumns(list.header.cells, emptyMapping, false, list.samples);
    const prices = { rates, currency: plan.headerCurrency ?? currency, headers: plan.priceHeaders, vatRate: 21 };
    const context = { knowledge, prices, someStock: 4, thisYear: 2026, needsProductId: false };
    const tyres = [];
    for await (const record of list.records) {
      const { tyre, problems } = readRecord(record, plan, context);
      tyres.push(tyre ? shown(tyre) : { line: record.line, problems });
    }
    return tyres;
  } finally {
    await list.close();
  }
}

describe("a list of the trade is read without a mapping", () => {
  it.each([
    [
      "a Czech wholesaler's: Windows-1250, a title above, purchase and recommended price, label 71/B",
      "cz-wholesaler.csv",
      "CZK",
    ],
    ["a Slovak warehouse's: UTF-16 with tabs, season only in the description", "sk-warehouse.txt", "EUR"],
    ["an English exporter's: nett-price, Type, group description, label 2/71", "en-exporter.csv", "EUR"],
    ["a German wholesaler's: size, load and speed in one cell", "de-wholesaler.csv", "EUR"],
    ["a Polish wholesaler's: bars, zlotys, the whole label in one cell", "pl-wholesaler.csv", "PLN"],
    ["Heureka's feed: named parameters", "heureka.xml", "CZK"],
    ["Google's feed: names in a name space", "google.xml", "CZK"],
    ["a supplier's own feed: attributes and nested elements", "own-feed.xml", "EUR"],
    ["a spreadsheet: a cover sheet, titles, numbers as numbers", "partner.xlsx", "CZK"],
  ])("%s", async (_what, name, currency) => {
    const expected: Record<string, unknown>[] = JSON.parse(
      readFileSync(join(lists, `${name.replace(/\.\w+$/, "")}.expected.json`), "utf8"),
    );
    const read = await readWhole(name, currency);
    expect(read.map((tyre, place) => pickOf(tyre, expected[place]))).toEqual(expected);
  });
});

function pickOf(tyre: Record<string, unknown>, like: Record<string, unknown> | undefined): Record<string, unknown> {
  if (!like || "problems" in tyre) return tyre;
  return Object.fromEntries(Object.keys(like).map((key) => [key, tyre[key]]));
}
