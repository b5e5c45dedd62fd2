import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { detectDelimiter, namedDelimiter } from "@/lib/backend/import/file/delimiter";
import { detectEncoding, namedEncoding } from "@/lib/backend/import/file/encoding";
import { openList } from "@/lib/backend/import/file/open-list";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dezen-csv-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array): Promise<{ line: number; cells: string[]; raw: string }[]> {
  const path = join(folder, "list.csv");
  writeFileSync(path, content);
  const list = await openList(path);
  const rows = [list.header];
  try {
    for await (const row of list.records) rows.push(row);
  } finally {
    await list.close();
  }
  return rows;
}

/** One-byte encodings of what the tests need, written down so that nothing is decoded by what is tested. */
const bytes = {
  "windows-1250": { š: 0x9a, ž: 0x9e, ť: 0x9d, ř: 0xf8, í: 0xed, á: 0xe1, é: 0xe9 },
  "iso-8859-2": { š: 0xb9, ž: 0xbe, ť: 0xbb, ř: 0xf8, í: 0xed, á: 0xe1, é: 0xe9 },
} as const;

function oneByte(text: string, letters: Record<string, number>): Uint8Array {
  return Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
}

function cyrillic(text: string): Uint8Array {
  const letter = (sign: string) => {
    const code = sign.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  };
  return Uint8Array.from(text, letter);
}

describe("the encoding of a list", () => {
  it("is UTF-8 where the bytes are, also with a letter cut at the end of the sample", () => {
    expect(detectEncoding(new TextEncoder().encode("Šířka").slice(0, -4))).toBe("utf-8");
    expect(detectEncoding(new TextEncoder().encode("Výrobce;ž").slice(0, -1))).toBe("utf-8");
  });
  it("is found for Czech in windows-1250 and in iso-8859-2, and for Russian in windows-1251", () => {
    expect(detectEncoding(oneByte("Šířka;zimní plášť".replace("Š", "š"), bytes["windows-1250"]))).toBe("windows-1250");
    expect(detectEncoding(oneByte("šířka;zimní plášť;žádné", bytes["iso-8859-2"]))).toBe("iso-8859-2");
    expect(detectEncoding(cyrillic("Производитель;Ширина;Зимние"))).toBe("windows-1251");
  });
  it("is UTF-16 by its byte order mark, either way round", () => {
    expect(detectEncoding(Uint8Array.from([0xff, 0xfe, 0x61, 0]))).toBe("utf-16le");
    expect(detectEncoding(Uint8Array.from([0xfe, 0xff, 0, 0x61]))).toBe("utf-16be");
  });
  it("can be named in the usual ways, and nothing else", () => {
    expect(namedEncoding("CP1250")).toBe("windows-1250");
    expect(() => namedEncoding("ebcdic")).toThrow("unknown_encoding");
  });
});

describe("the separator of a list", () => {
  it.each([
    ["a;b;c", ";"],
    ["a,b,c", ","],
    ["a\tb\tc", "\t"],
    ["a|b|c", "|"],
    ['"a;b;c;d",x,y', ","],
    ["one", ","],
  ])("of %j is %j", (header, delimiter) => {
    expect(detectDelimiter(`${header}\n1;2,3,4,5,6`)).toBe(delimiter);
  });
  it("is found past titles above the header, and past a title with other separators in it", () => {
    expect(detectDelimiter("Ceník, platný dnes, v Kč\n\nVýrobce;Dezén;Cena\n1,5;2,5;3,5")).toBe(";");
    expect(detectDelimiter('sep=;\r\n"Výrobce, značka"|Dezén|Cena|EAN')).toBe("|");
  });
  it("can be named, a tab by its name", () => {
    expect(namedDelimiter("tab")).toBe("\t");
    expect(() => namedDelimiter("#")).toThrow("unknown_delimiter");
  });
});

describe("the rows of a list", () => {
  it("know the line they begin on, past line breaks in cells, empty lines and Windows line ends", async () => {
    const rows = await read('\ufeffa;b\r\n1;"x\r\ny"\r\n\r\n2;z\r\n;\r\n3;ž');
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, "a", "b"],
      [2, "1", "x\r\ny"],
      [5, "2", "z"],
      [7, "3", "ž"],
    ]);
    expect(rows[1]?.raw).toBe('1;"x\r\ny"');
  });
  it("begin with the header, which titles may stand above", async () => {
    const rows = await read("Ceník pneumatik\n;;\nVýrobce;Dezén;Cena\nBarum;Polaris 6;1990\n");
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [3, "Výrobce", "Dezén", "Cena"],
      [4, "Barum", "Polaris 6", "1990"],
    ]);
  });
  it("may hold an inch sign inside a cell", async () => {
    expect((await read('a;b\nR 17";x\n'))[1]?.cells).toEqual(['R 17"', "x"]);
  });
  it("are read in the encoding that was found", async () => {
    expect((await read(oneByte("vyrobce;ráfek\nx;pláště\n", { ...bytes["windows-1250"], ě: 0xec })))[1]?.cells).toEqual(
      ["x", "pláště"],
    );
  });
  it("are refused as a whole when a quote is never closed", async () => {
    await expect(read('a;b\n1;"x\n2;y\n')).rejects.toMatchObject({ code: "not_csv" });
  });
  it("are refused when the file is empty or is not there", async () => {
    await expect(read("")).rejects.toMatchObject({ code: "empty_file" });
    await expect(openList(join(folder, "none.csv"))).rejects.toMatchObject({ code: "no_such_file" });
  });
});
