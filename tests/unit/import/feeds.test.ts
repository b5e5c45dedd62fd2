import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type OpenList, openList } from "@/lib/backend/import/file/open-list";
import { numberText } from "@/lib/backend/import/file/xlsx/sheet-parser";
import { zipOf } from "@/tests/support/zip";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dezen-feeds-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Read = { list: OpenList; columns: string[]; rows: { line: number; cells: string[] }[] };

async function read(content: string | Uint8Array): Promise<Read> {
  const path = join(folder, "list");
  writeFileSync(path, content);
  const list = await openList(path);
  try {
    const rows = [];
    for await (const { line, cells } of list.records) rows.push({ line, cells });
    return { list, columns: list.header.cells, rows };
  } finally {
    await list.close();
  }
}

const tyre = (more: string) => `<tyre><brand>Barum</brand><size>205/55 R16</size>${more}</tyre>`;

describe("a feed in XML", () => {
  it("has columns of attributes, of nested elements by their path, of named values by their name", async () => {
    const { columns, rows } = await read(
      `<list>${tyre('<price currency="EUR">80</price><label><fuel>C</fuel></label><param name="Sezóna">zimní</param>')}</list>`,
    );
    expect(columns).toEqual(["brand", "size", "price", "price@currency", "label.fuel", "param.Sezóna"]);
    expect(rows).toEqual([{ line: 1, cells: ["Barum", "205/55 R16", "80", "EUR", "C", "zimní"] }]);
  });

  it("joins what repeats, and reads a column that is first there at the last tyre", async () => {
    const images = "<image>https://a.test/1.jpg</image><image>https://a.test/2.jpg</image>";
    const { columns, rows } = await read(`<list>${tyre("")}${tyre(`<images>${images}</images>`)}</list>`);
    expect(columns).toEqual(["brand", "size", "images.image"]);
    expect(rows.map(({ cells }) => cells[2])).toEqual(["", "https://a.test/1.jpg|https://a.test/2.jpg"]);
  });

  it("numbers its rows by the line they begin on; without line breaks they are counted", async () => {
    const lines = (text: string) => read(text).then(({ rows }) => rows.map(({ line }) => line));
    expect(await lines(`<list>\n\n${tyre("")}\n${tyre("")}\n</list>`)).toEqual([3, 4]);
    expect(await lines(`<list>${tyre("")}${tyre("")}${tyre("")}</list>`)).toEqual([1, 2, 3]);
  });

  it("is read in the encoding it declares, and by its bytes where it declares UTF-8 and is not", async () => {
    const named = (encoding: string) =>
      Buffer.from(
        `<?xml version="1.0" encoding="${encoding}"?><list>${tyre("<name>zimn\xed \xf8\xed\xe8n\xed</name>")}</list>`,
        "latin1",
      );
    for (const encoding of ["windows-1250", "UTF-8"]) {
      expect((await read(named(encoding))).rows[0]?.cells[2]).toBe("zimní říční");
    }
  });

  it("finds the tyre among groups and other things that repeat", async () => {
    const groups = Array.from({ length: 9 }, (_, id) => `<group id="${id}" name="Skupina ${id}"/>`).join("");
    const inside = `<catalogue><groups>${groups}</groups><maker name="Barum"><tyre size="205/55 R16" price="1990" ean="1"/><tyre size="195/65 R15" price="1490" ean="2"/></maker></catalogue>`;
    const { list, columns } = await read(inside);
    expect(list.file).toMatchObject({ kind: "xml", part: "tyre" });
    expect(columns).toEqual(["size", "price", "ean"]);
  });
});

describe("a spreadsheet", () => {
  const workbook = (rows: string) =>
    zipOf({
      "xl/workbook.xml": '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="a" Type="x/worksheet" Target="s.xml"/></Relationships>',
      "xl/s.xml": `<x:worksheet xmlns:x="x"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
    });
  const row = (attributes: string, ...cells: string[]) =>
    `<x:row ${attributes}>${cells.map((text) => `<x:c t="str"><x:v>${text}</x:v></x:c>`).join("")}</x:row>`;

  it("numbers its rows as the sheet does, upwards, also where the file says otherwise", async () => {
    const rows = [
      row('r="3"', "Brand", "Size", "Price"),
      row('r="7"', "Barum", "a", "1"),
      row('r="7"', "Barum", "b", "2"),
    ];
    const { list, rows: numbered } = await read(
      workbook([...rows, row("", "Barum", "c", "3"), row('r="-1"', "", "", "x")].join("")),
    );
    expect(list.header.line).toBe(3);
    expect(numbered.map(({ line }) => line)).toEqual([7, 8, 9, 10]);
  });

  it.each([
    ["4067001234567", "4067001234567"],
    ["4.067001234567E12", "4067001234567"],
    ["115.71999999999999", "115.72"],
    ["9.125", "9.1250"],
    ["0.1", "0.1"],
    ["", ""],
    ["x", "x"],
  ])("has the number %s as a person wrote it: %s", (stored, text) => {
    expect(numberText(stored)).toBe(text);
  });
});
