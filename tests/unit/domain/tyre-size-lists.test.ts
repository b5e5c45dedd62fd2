import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { parse } from "csv-parse/sync";
import { findTyreSize, parseTyreSize } from "@/lib/domain/tyre-size-spelling";

const folder = join(__dirname, "../../../../shared/data");
const rows = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(folder, file), "utf8"), { columns: true, bom: true, relax_column_count: true });

// The lists belong to others and are not part of the project; without them there is nothing to read.
const where = existsSync(folder) ? describe : describe.skip;

where("sizes of real price lists (skipped where the lists are absent)", () => {
  it("reads every row of a German dealer's list with its load index and speed symbol", () => {
    const unread = rows("ramsperger_winter_2025_de.csv")
      .map((row) => `${row.Breite}/${row.Hoehe} R${row.Zoll} ${row.Loadindex}${row.Speedindex}`)
      .filter((text) => parseTyreSize(text)?.speedSymbol === undefined);
    expect(unread).toEqual([]);
  });

  it("reads the size out of every metric product name of a Kazakh shop but those without a readable one", () => {
    const list = rows("4car_tires_kz.csv");
    const names = list
      .filter((row) => /^\d{3}$/.test(row["Ширина шины"] ?? ""))
      .map((row) => row["Наименование "] ?? "");
    const unread = names.filter((name) => findTyreSize(name) === null);
    expect([list.length, names.length]).toEqual([1954, 1790]);
    // Four carry an export fault in place of the profile, one a doubled letter.
    expect(unread.filter((name) => !/НЕТ ЗНАЧЕНИЯ|RR22,5/.test(name))).toEqual([]);
    expect(unread.length).toBe(5);
  });

  it("takes no lorry or farm size of that shop for a metric one", () => {
    const others = rows("4car_tires_kz.csv").filter((row) => !/\d{3}$/.test(row["Ширина шины"] ?? ""));
    expect(others.filter((row) => findTyreSize(row["Наименование "] ?? "") !== null)).toEqual([]);
  });
});
