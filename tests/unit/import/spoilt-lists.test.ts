import { describe, expect, it } from "@jest/globals";
import { emptyMapping } from "@/lib/backend/import/columns/mapping";
import { planColumns } from "@/lib/backend/import/columns/plan";
import { readRates } from "@/lib/backend/import/prices/rates";
import { readRecord } from "@/lib/backend/import/read-record";
import { tradeKnowledge } from "@/lib/backend/import/tyre/trade-knowledge";
import {
  goodList,
  type ListTable,
  tableText,
  withHalfTheRows,
  withPricesTimesHundred,
  withSeasonsSwapped,
  withShiftedColumn,
} from "@/tests/support/spoilt-lists";

const knowledge = tradeKnowledge([]);

function readTable({ header, rows }: ListTable) {
  const plan = planColumns(header, emptyMapping);
  const prices = { rates: readRates({}), currency: "CZK", headers: plan.priceHeaders, vatRate: 21 };
  const context = { knowledge, prices, someStock: null, thisYear: 2026, needsProductId: false };
  return rows.map((cells, row) => readRecord({ line: row + 2, cells: [...cells], raw: "" }, plan, context));
}

describe("a list spoilt on purpose", () => {
  it("is good before: every row is a tyre with purchase and recommended price", () => {
    const read = readTable(goodList);
    expect(read.flatMap(({ problems }) => problems ?? [])).toEqual([]);
    expect(read[0]?.tyre).toMatchObject({
      ...{
        brand_name: "Barum",
        pattern_name: "Polaris 6",
        season: "winter",
        stock: 8,
        weightG: 9100,
        supplierCode: "B-01",
      },
      ...{ cost: { amount: 103_450, currency: "CZK" }, recommended: { amount: 169_000, currency: "CZK" } },
    });
  });
  it("has recommended prices where the purchase prices were, or rows refused, by a shifted column", () => {
    const shifted = readTable(withShiftedColumn(goodList, "VO cena bez DPH (Kč)"));
    expect(shifted[0]?.tyre).toMatchObject({ recommended: { amount: 103_450 }, priceFrom: "recommended" });
    expect(readTable(withShiftedColumn(goodList, "Rozměr")).every(({ problems }) => problems)).toBe(true);
  });
  it("has prices a hundred times as high, which are still prices", () => {
    const [first] = withPricesTimesHundred(goodList, "Doporučená MOC s DPH (Kč)").rows;
    expect(first?.[7]).toBe("169000");
    expect(readTable(withPricesTimesHundred(goodList, "Doporučená MOC s DPH (Kč)"))[0]?.tyre).toMatchObject({
      recommended: { amount: 16_900_000 },
    });
  });
  it("has half of its rows, or its seasons swapped", () => {
    expect(withHalfTheRows(goodList).rows).toHaveLength(10);
    const seasons = readTable(withSeasonsSwapped(goodList, "Období")).map(({ tyre }) => tyre?.season);
    expect(seasons.slice(0, 8)).toEqual([
      ...["summer", "summer", "summer", "winter", "winter", "winter", "all_season", "summer"],
    ]);
  });
  it("is written as a file, and names a column it does not have", () => {
    expect(tableText({ header: ["a", "b;c"], rows: [["1", '2"']] })).toBe('a;"b;c"\n1;"2"""\n');
    expect(() => withSeasonsSwapped(goodList, "Jaro")).toThrow("The list has no column Jaro");
  });
});
