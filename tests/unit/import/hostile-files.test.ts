import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openList } from "@/lib/backend/import/file/open-list";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { zipOf } from "@/tests/support/zip";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dezen-hostile-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads a list to its end. @returns its rows */
async function readAll(content: string | Uint8Array): Promise<string[][]> {
  const path = join(folder, "list");
  writeFileSync(path, content);
  const list = await openList(path);
  const rows: string[][] = [];
  try {
    for await (const { cells } of list.records) rows.push(cells);
  } finally {
    await list.close();
  }
  return rows;
}

const refusal = (content: string | Uint8Array) => expect(readAll(content)).rejects;
const item = "<item><brand>Barum</brand><size>205/55 R16 91H</size><price>1990</price></item>";
const feed = (inside: string, before = "") => `<?xml version="1.0"?>${before}<list>${item}${inside}${item}</list>`;

const workbook = (sheet: string | Uint8Array, texts = "<sst/>") =>
  zipOf({
    "xl/workbook.xml": '<workbook xmlns:r="r"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": sheet,
    "xl/sharedStrings.xml": texts,
  });
const cellsOf = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const good = cellsOf("Značka", "Dezén", "Cena") + cellsOf("Barum", "Polaris 6", "1990");

describe("a file that is no list is refused by what it is", () => {
  it.each([
    ["nothing at all", "", "empty_file"],
    ["blank lines", "\n\n \n", "empty_file"],
    ["a web page", "<!DOCTYPE html>\n<html><body>Přihlaste se</body></html>", "html_page"],
    ["a table saved as a web page", "<table><tr><td>Barum</td></tr></table>", "html_page"],
    ["a spreadsheet of before 2007", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), "old_xls"],
    ["a document for printing", "%PDF-1.7\n%âãÏÓ\n", "not_a_list"],
    ["bytes of something else", Uint8Array.from({ length: 5000 }, (_, place) => (place * 7919) % 256), "not_a_list"],
    ["an archive of something else", zipOf({ "readme.txt": "nothing" }), "not_xlsx"],
    ["an archive that broke off", workbook(sheetOf(good)).subarray(0, 300), "broken_archive"],
    ["a packed file that broke off", gzipSync("a;b;c\n".repeat(1000)).subarray(0, 40), "broken_archive"],
    ["XML without anything like a tyre", "<a><b>1</b><b>2</b></a>", "xml_no_items"],
    ["XML that broke off", feed("").slice(0, -20), "not_xml"],
    ["XML of two roots", "<a/><b/>", "not_xml"],
  ])("%s", async (_what, content, code) => {
    await refusal(content).toMatchObject({ code });
  });

  it("says the line where XML is broken", async () => {
    await refusal(`<list>\n${item}\n${item}\n<item><price>5</item></list>`).toMatchObject({
      code: "not_xml",
      values: { line: "4" },
    });
  });
});

describe("a file made to hurt is refused before it does", () => {
  it("by entities of its own", async () => {
    const bomb = '<!DOCTYPE list [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    await refusal(feed("<item><name>&b;</name></item>", bomb)).toMatchObject({ code: "xml_entities" });
  });
  it("by a file of this machine named in it, which is never read", async () => {
    const outside = `<!DOCTYPE list [<!ENTITY own SYSTEM "file:///etc/passwd">]>`;
    await refusal(feed("<item><name>&own;</name></item>", outside)).toMatchObject({ code: "xml_entities" });
    await refusal(feed("<item><name>&own;</name></item>")).toMatchObject({ code: "not_xml" });
  });
  it("by depth", async () => {
    await refusal(feed(`${"<a>".repeat(5000)}${"</a>".repeat(5000)}`)).toMatchObject({ code: "xml_too_deep" });
  });
  it("by a cell of 40 MiB, in CSV, XML and XLSX", async () => {
    const long = "x".repeat(40 * 2 ** 20);
    await refusal(`Název;Cena\n"${long}";1\n`).toMatchObject({ code: "not_csv" });
    await refusal(feed(`<item><name>${long}</name></item>`)).toMatchObject({ code: "row_too_long" });
    await refusal(feed(`<item name="${long}"/>`)).toMatchObject({ code: "row_too_long" });
    await refusal(feed(`<!-- ${long} -->`)).toMatchObject({ code: "row_too_long" });
    const random = Array.from({ length: 2 ** 18 }, (_, place) => (place * 2654435761).toString(36)).join("");
    await refusal(workbook(sheetOf(good + cellsOf(random)))).toMatchObject({ code: "row_too_long" });
  });
  it("by millions of elements in one item", async () => {
    await refusal(feed(`<item>${"<a/>".repeat(200_000)}</item>`)).toMatchObject({ code: "row_too_long" });
  });
  it("by being packed far beyond what a list can be, as gzip and as XLSX, leaving nothing behind", async () => {
    const lists = () => readdirSync(tmpdir()).filter((name) => name.startsWith("dezen-list-"));
    const before = lists();
    await refusal(gzipSync(Buffer.alloc(12 * 2 ** 20, "Barum;Polaris 6;1990\n"))).toMatchObject({
      code: "too_large_unpacked",
    });
    // Other suites unpack lists beside this one; theirs go in a moment.
    let left = lists().filter((name) => !before.includes(name));
    for (let tries = 0; tries < 50 && left.length > 0; tries += 1) {
      await pause(50);
      const now = lists();
      left = left.filter((name) => now.includes(name));
    }
    expect(left).toEqual([]);
    await refusal(workbook(sheetOf(good + cellsOf("").repeat(250_000)))).toMatchObject({
      code: "too_large_unpacked",
    });
    await refusal(workbook(sheetOf(good), `<sst>${"<si><t>x</t></si>".repeat(700_000)}</sst>`)).toMatchObject({
      code: "too_large_unpacked",
    });
  });
  it("by a cell far to the right, or a text that is not there", async () => {
    await refusal(workbook(sheetOf(`${good}<row r="3"><c r="XFD3"><v>1</v></c></row>`))).toMatchObject({
      code: "row_too_long",
      values: { line: "3" },
    });
    await refusal(workbook(sheetOf(`${good}<row r="3"><c t="s"><v>9</v></c></row>`))).toMatchObject({
      code: "broken_archive",
    });
  });
});

/** Numbers that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state;
  }
}

describe("whatever is done to a good file, it is read or refused", () => {
  const lists = join("tests", "support", "trade-lists");
  const files: [string, Uint8Array][] = ["cz-wholesaler.csv", "own-feed.xml", "heureka.xml", "partner.xlsx"].map(
    (name) => [name, readFileSync(join(lists, name))],
  );
  it.each(files)("%s", async (_name, whole) => {
    const random = numbers(whole.length);
    const next = (below: number) => (random.next().value as number) % below;
    for (let round = 0; round < 60; round++) {
      const spoilt = Buffer.from(whole.subarray(0, round % 3 === 0 ? next(whole.length) : whole.length));
      for (let change = next(20); change > 0; change--) if (spoilt.length > 0) spoilt[next(spoilt.length)] = next(256);
      const packed = round % 5 === 0 ? gzipSync(spoilt) : spoilt;
      try {
        await readAll(packed);
      } catch (error) {
        if (!(error instanceof ImportRefused)) throw new Error(`round ${round}`, { cause: error });
      }
    }
  });
});

it("a good list packed by gzip is read, whatever it is called", async () => {
  expect(await readAll(gzipSync("Značka;Dezén;Cena\nBarum;Polaris 6;1990\n"))).toEqual([
    ["Barum", "Polaris 6", "1990"],
  ]);
  expect(await readAll(gzipSync(workbook(sheetOf(good))))).toEqual([["Barum", "Polaris 6", "1990"]]);
  expect(await readAll(gzipSync(feed("")))).toHaveLength(2);
});
