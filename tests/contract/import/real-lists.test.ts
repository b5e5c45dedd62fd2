import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parseMapping } from "@/lib/backend/import/columns/mapping";
import { clearCatalogue, importFile } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";

/** Lists of real dealers lie beside the project, not in it: they are not ours to give away. */
const lists = join(process.cwd(), "../shared/data");
const [german, kazakh] = ["ramsperger_winter_2025_de.csv", "4car_tires_kz.csv"].map((name) => join(lists, name));
const there = existsSync(german ?? "") && existsSync(kazakh ?? "");
if (!there) console.warn(`The lists of real dealers are not there (${lists}): their tests are skipped.`);

(there ? describe : describe.skip)("the list of a real dealer", () => {
  withDatabase();
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "dezen-real-"));
    cpSync(lists, folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const copyOf = (list: string | undefined) => join(folder, list?.split("/").at(-1) ?? "");

  it("from Germany, which is of winter tyres only, is imported whole, and a second time changes nothing", async () => {
    await clearCatalogue();
    const mapping = parseMapping('{"season": {"value": "winter"}}', "m.json");
    const first = await importFile(copyOf(german), { mapping });
    expect(first.counts).toMatchObject({ rows: 245, added: 245, refused: 0 });
    const again = await importFile(copyOf(german), { mapping });
    expect(again.counts).toMatchObject({ rows: 245, added: 0, changed: 0, unchanged: 245 });
  });

  it("from Kazakhstan gives its tyres for cars, SUVs and vans; each other row is named", async () => {
    await clearCatalogue();
    const asked = { rates: { KZT: "0.045CZK" }, keepGoing: true, stock: 4 };
    const { counts, said, rejected } = await importFile(copyOf(kazakh), asked);
    expect(counts).toMatchObject({ rows: 1954, added: 1714, refused: 240 });
    const named = said.flatMap((line) => /^line (\d+), column \S.*: \S/.exec(line)?.[1] ?? []);
    expect(new Set(named).size).toBe(240);
    expect(rejected?.trimEnd().split("\r\n")).toHaveLength(241);
    const again = await importFile(copyOf(kazakh), asked);
    expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 1714 });
  });
});
