import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readImportOptions } from "@/lib/backend/import/options";

describe("the command line of the import", () => {
  it("is a file and nothing else by default: all or nothing, for good", async () => {
    expect(await readImportOptions(["list.csv"])).toMatchObject({
      ...{ file: "list.csv", keepGoing: false, dryRun: false, complete: false, keepDemonstration: false, rates: {} },
    });
  });

  it("takes every option", async () => {
    const folder = mkdtempSync(join(tmpdir(), "dezen-options-"));
    const mapping = join(folder, "map.json");
    writeFileSync(mapping, '{"season": {"value": "winter"}, "rates": {"PLN": "5.7"}}');
    const line = `list.csv --keep-going --dry-run --complete --keep-demonstration --mapping ${mapping} --delimiter tab
      --encoding cp1250 --currency kč --rate KZT=0.045CZK --rate EUR=25 --stock 8`;
    try {
      expect(await readImportOptions(line.split(/\s+/))).toEqual({
        ...{ file: "list.csv", keepGoing: true, dryRun: true, complete: true, keepDemonstration: true },
        ...{ delimiter: "\t", encoding: "windows-1250", currency: "CZK", stock: 8 },
        rates: { KZT: "0.045CZK", EUR: "25" },
        mapping: { columns: new Map(), sources: new Map([["season", { value: "winter" }]]), rates: { PLN: "5.7" } },
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("may ask for help", async () => expect(await readImportOptions(["--help"])).toBe("help"));

  it.each([
    ["", "usage"],
    ["a.csv b.csv", "usage"],
    ["a.csv --faster", "unknown_option"],
    ["a.csv --stock many", "bad_option"],
    ["a.csv --currency crowns?", "bad_option"],
    ["a.csv --rate KZT", "bad_rate"],
    ["a.csv --encoding ebcdic", "unknown_encoding"],
    ["a.csv --mapping none.json", "mapping_unreadable"],
  ])("%j is refused: %s", async (line, code) => {
    await expect(readImportOptions(line.split(" ").filter(Boolean))).rejects.toMatchObject({ code });
  });
});
