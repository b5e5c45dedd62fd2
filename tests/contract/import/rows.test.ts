import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import { parseMapping } from "@/lib/backend/import/columns/mapping";
import { clearCatalogue, importFile, importList, listOf, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";

withDatabase();
beforeEach(clearCatalogue);

const good = [{ pattern: "Zima 5" }, { pattern: "Zima 6", stock: ">20" }];
const bad = [
  { pattern: "Zima 7", price: "na dotaz" },
  { pattern: "Zima 8", ean: "4019238001234", season: "jarní" },
];

describe("an import is all or nothing", () => {
  it("puts every row of a good list on sale", async () => {
    const { outcome, counts } = await importList(good);
    expect(outcome).toBe("imported");
    expect(counts).toMatchObject({ rows: 2, added: 2, changed: 0, unchanged: 0, refused: 0 });
    expect(await storedTyres()).toMatchObject([
      { name: "Vzor Zima 5", slug: "vzor-zima-5-205-55-r16-91h", stock: 8, price_czk: 200_000, source: "list.csv" },
      { name: "Vzor Zima 6", slug: "vzor-zima-6-205-55-r16-91h", stock: 20, active: true },
    ]);
  });

  it("changes nothing when one row is bad, and names each bad one by line, column, text and reason", async () => {
    const { outcome, said, rejected } = await importList([...good, ...bad]);
    expect(outcome).toBe("rows_refused");
    expect(await storedTyres()).toEqual([]);
    expect(said.filter((line) => line.startsWith("line "))).toEqual([
      "line 4, column Cena (Kč), “na dotaz”: is not a price of a tyre",
      "line 5, column EAN, “4019238001234”: is not an EAN-13 (thirteen digits, the last one checks the others)",
      "line 5, column Sezóna, “jarní”: is not a season (summer, winter, all-season)",
    ]);
    expect(rejected).toBeUndefined();
  });

  it("changes nothing when the database fails in the middle", async () => {
    const { connection } = await import("@/lib/backend/kernel/database/connect");
    const { sql } = connection();
    await sql`alter table product add constraint test_no_zima_6 check (slug not like '%zima-6%')`;
    try {
      await expect(importList(good)).rejects.toThrow("test_no_zima_6");
      expect(await storedTyres()).toEqual([]);
      expect(await sql`select 1 from brand`).toHaveLength(0);
    } finally {
      await sql`alter table product drop constraint test_no_zima_6`;
    }
  });

  it("changes nothing when the list as a whole is unreadable half way through", async () => {
    const broken = `${listOf(good)};;"never closed\n`;
    await expect(importList(broken)).rejects.toMatchObject({ code: "not_csv" });
    expect(await storedTyres()).toEqual([]);
  });

  it("refuses a list whose currency has no rate, naming it", async () => {
    await expect(importList([{ price: "12 900 тг" }])).rejects.toMatchObject({
      code: "no_rate",
      values: { currency: "KZT" },
    });
    const { counts } = await importList([{ price: "50 000 тг" }], { rates: { KZT: "0.05CZK" } });
    expect(counts.added).toBe(1);
    expect(await storedTyres()).toMatchObject([{ price_czk: 250_000 }]);
  });
});

describe("with --keep-going", () => {
  it("the good rows are imported and the bad ones written aside, each with what is wrong with it", async () => {
    const { outcome, counts, rejected } = await importList([...good, ...bad], { keepGoing: true });
    expect(outcome).toBe("imported");
    expect(counts).toMatchObject({ rows: 4, added: 2, refused: 2 });
    expect(await storedTyres()).toHaveLength(2);
    expect(rejected?.split("\r\n")).toEqual([
      "\ufeffrejected_line;rejected_column;rejected_value;rejected_reason;EAN;MPN;Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena (Kč);Sklad",
      '"4";"Cena (Kč)";"na dotaz";"is not a price of a tyre";;;Vzor;Zima 7;205/55 R16;91H;zimní;na dotaz;8',
      expect.stringMatching(/^"5";"EAN; Sezóna";"4019238001234; jarní";".+; .+";4019238001234;;Vzor;Zima 8;/),
      "",
    ]);
  });

  it("the rows written aside can be mended and imported as they are", async () => {
    const { rejected = "" } = await importList([...good, ...bad], { keepGoing: true });
    const mended = rejected.replace(";na dotaz;8", ";2500;8").replace(/"5"[^\n]+\n/, "");
    expect((await importList(mended)).counts).toMatchObject({ added: 1, refused: 0 });
    expect(await storedTyres()).toHaveLength(3);
  });

  it("no cell of the rows written aside is a formula to a spreadsheet, and all are read as they were", async () => {
    const { rejected = "" } = await importList([{ pattern: "=Zima 9", price: "@SUM(1)" }], { keepGoing: true });
    const cells = (rejected.split("\r\n")[1] ?? "").split(";");
    expect(cells.filter((cell) => /^"?[=@+-]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell.includes("@SUM"))).toEqual(['"\'@SUM(1)"', "'@SUM(1)"]);
    const mended = rejected.replace(";'@SUM(1);", ";2500;");
    expect((await importList(mended)).counts).toMatchObject({ added: 1, refused: 0 });
    expect(await storedTyres()).toMatchObject([{ name: "Vzor =Zima 9" }]);
  });

  it("nothing is imported when the bad rows cannot be written aside", async () => {
    const folder = mkdtempSync(join(tmpdir(), "dezen-aside-"));
    const file = join(folder, "list.csv");
    writeFileSync(file, listOf([...good, ...bad]));
    mkdirSync(`${file}.rejected.csv.part`); // what stands in the way stops also the one who may write anywhere
    const refused = importFile(file, { keepGoing: true }).finally(() => rmSync(folder, { recursive: true }));
    await expect(refused).rejects.toMatchObject({ code: "cannot_write" });
    expect(await storedTyres()).toEqual([]);
  });

  it("a tyre offered twice is taken once, the later row names the first", async () => {
    const twice = [
      { mpn: "A1" },
      { mpn: "A2", pattern: "Zima 6" },
      { mpn: "A1", price: 1 },
      { pattern: "X" },
      { pattern: "x" },
    ];
    const { counts, said } = await importList(twice, { keepGoing: true });
    expect(counts).toMatchObject({ added: 3, refused: 2 });
    expect(said).toContainEqual("line 4, column MPN, “A1”: is offered twice, first on line 2");
    expect(said).toContainEqual("line 6, column Dezén, “Vzor x”: is offered twice, first on line 5");
  });
});

describe("with --dry-run", () => {
  it("the report is that of the import, and nothing has changed", async () => {
    const { outcome, counts, said } = await importList(good, { dryRun: true });
    expect(outcome).toBe("dry_run");
    expect(said).toContain("  Dezén → pattern: Zima 5 · Zima 6");
    expect(said).toContain("  Sklad → stock: 8 · >20");
    expect(counts).toMatchObject({ rows: 2, added: 2 });
    expect(await storedTyres()).toEqual([]);
  });
});

describe("stock that a list does not state", () => {
  const silent = [{ stock: "" }];
  it("is none for a new tyre, or as many as --stock says", async () => {
    const { said } = await importList(silent);
    expect(said).toContainEqual(expect.stringContaining("1 row says nothing of pieces in stock: new tyres get 0"));
    expect(await storedTyres()).toMatchObject([{ stock: 0 }]);
    await clearCatalogue();
    await importList(silent, { stock: 4 });
    expect(await storedTyres()).toMatchObject([{ stock: 4 }]);
  });
  it("stays what it is for a tyre the shop has", async () => {
    await importList([{ stock: 7 }]);
    expect((await importList(silent, { stock: 4 })).counts).toMatchObject({ unchanged: 1 });
    expect(await storedTyres()).toMatchObject([{ stock: 7 }]);
  });
});

it("a mapping names columns and gives what the list leaves out", async () => {
  const mapping = parseMapping('{"brand": "Wer", "pattern": "Was", "season": {"value": "winter"}}', "m.json");
  const list = 'Wer,Was,Breite,Höhe,Zoll,LI,SI,Preis_EUR\nVzor,Zima 5,205,55,16,91,H,"80,00"\n';
  expect((await importList(list, { mapping })).counts).toMatchObject({ added: 1 });
  expect(await storedTyres()).toMatchObject([{ name: "Vzor Zima 5", price_czk: 194_400 }]);
});

describe("a list that is no CSV", () => {
  const lists = join("tests", "support", "trade-lists");
  const folder = mkdtempSync(join(tmpdir(), "dezen-kinds-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const copy = (name: string) => {
    cpSync(join(lists, name), join(folder, name));
    return join(folder, name);
  };

  it("is imported as one: a feed in XML, a spreadsheet", async () => {
    const feed = await importFile(copy("own-feed.xml"));
    expect(feed.counts).toMatchObject({ rows: 24, added: 24, refused: 0 });
    expect(feed.said[0]).toMatch(/own-feed\.xml: XML, encoding iso-8859-2, each tyre an element product$/);
    await clearCatalogue();
    const sheet = await importFile(copy("partner.xlsx"), { currency: "CZK" });
    expect(sheet.counts).toMatchObject({ rows: 23, added: 23, refused: 0 });
    expect(sheet.said[0]).toMatch(/partner\.xlsx: XLSX, sheet Pneumatiky$/);
    expect((await importFile(copy("partner.xlsx"), { currency: "CZK" })).counts).toMatchObject({ unchanged: 23 });
  });

  it("gives its bad rows back as CSV that can be imported when it is mended", async () => {
    const file = copy("own-feed.xml");
    writeFileSync(file, readFileSync(file, "latin1").replace('rim="R17"', 'rim="velký"'), "latin1");
    const { counts, rejected } = await importFile(file, { keepGoing: true });
    expect(counts).toMatchObject({ added: 23, refused: 1 });
    const mended = rejected?.replaceAll("velký", "R17") ?? "";
    expect((await importList(mended)).counts).toMatchObject({ rows: 1, added: 1, refused: 0 });
  });
});
