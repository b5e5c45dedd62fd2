import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { chosenLines } from "@/lib/markdown/chosen-lines";
import { pageLines, readPageText } from "@/lib/markdown/page-file";
import { pageText } from "@/lib/markdown/page-text";
import { plainText } from "@/lib/markdown/parse";
import { fillFacts } from "@/lib/markdown/tags";

const known = { facts: ["shop.name"], conditions: ["card", "host"], blocks: ["form"] };
const folder = mkdtempSync(join(tmpdir(), "dezen-pages-"));
mkdirSync(join(folder, "cs/parts"), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, ...lines: string[]) => writeFileSync(join(folder, "cs", file), lines.join("\n"));
const read = (page = "page") => pageLines("cs", page, known, folder);

async function chosen(holds: string[], ...lines: string[]): Promise<string[]> {
  write("page.md", ...lines);
  return chosenLines(await read(), new Set(holds)).map(({ text }) => text);
}

describe("a wrong tag is refused with file and line", () => {
  test.each([
    [["Text", "{{shop.nmae}}"], 'messages/pages/cs/page.md:2: unknown fact "shop.nmae"'],
    [["{{if cash}}", "x", "{{end}}"], 'messages/pages/cs/page.md:1: unknown condition "cash"'],
    [["", "", "{{block:table}}"], 'messages/pages/cs/page.md:3: unknown block "table"'],
    [["{{if card}}", "x"], "messages/pages/cs/page.md:2: {{if}} without {{end}}"],
    [["a {{if card}}b"], "messages/pages/cs/page.md:1: {{if}} without {{end}} on the same line"],
    [["{{end}}"], "messages/pages/cs/page.md:1: {{end}} without {{if}}"],
    [["{{else}}"], "messages/pages/cs/page.md:1: {{else}} without {{if}}"],
    [["{{if card}}", "{{else}}", "{{else}}", "{{end}}"], "messages/pages/cs/page.md:3: {{else}} without {{if}}"],
    [["x {{block:form}}"], "messages/pages/cs/page.md:1: {{block:form}} needs a line of its own"],
    [
      ["{{if card}}a{{if host}}b{{end}}{{end}}"],
      "messages/pages/cs/page.md:1: one {{if}} within another on the same line",
    ],
    [["{{shop.name}"], "messages/pages/cs/page.md:1: braces that are no tag"],
    [["{{include none}}"], "messages/pages/cs/parts/none.md: cannot be read"],
  ])("%j", async (lines, problem) => {
    write("page.md", ...lines);
    await expect(read()).rejects.toThrow(problem);
  });

  test("in a part that the page includes, too, and a part includes no other", async () => {
    write("parts/rules.md", "Rules", "{{price}}", "{{include rules}}");
    write("page.md", "{{include rules}}");
    await expect(read()).rejects.toThrow(
      'messages/pages/cs/parts/rules.md:2: unknown fact "price"\nmessages/pages/cs/parts/rules.md:3: a part includes no other',
    );
  });

  test("all of a file at once", async () => {
    write("page.md", "{{a}} {{b}}");
    await expect(read()).rejects.toThrow(
      'messages/pages/cs/page.md:1: unknown fact "a"\nmessages/pages/cs/page.md:1: unknown fact "b"',
    );
  });
});

describe("conditions", () => {
  const block = ["{{if card}}", "card", "{{else}}", "none", "{{end}}", "all"];
  test("choose lines", async () => {
    expect(await chosen(["card"], ...block)).toEqual(["card", "all"]);
    expect(await chosen([], ...block)).toEqual(["none", "all"]);
    expect(await chosen(["card"], "{{if not card}}", "a", "{{end}}", "b")).toEqual(["b"]);
  });
  test("choose within conditions only where the outer ones hold", async () => {
    const nested = ["{{if host}}", ...block, "{{else}}", "own", "{{end}}"];
    expect(await chosen(["card", "host"], ...nested)).toEqual(["card", "all"]);
    expect(await chosen(["host"], ...nested)).toEqual(["none", "all"]);
    expect(await chosen(["card"], ...nested)).toEqual(["own"]);
  });
  test("choose words of a line", async () => {
    const line = "By {{if card}}card{{else}}cash{{end}}{{if not host}}, here{{end}}.";
    expect(await chosen(["card", "host"], line)).toEqual(["By card."]);
    expect(await chosen([], line)).toEqual(["By cash, here."]);
  });
});

describe("a page's file", () => {
  const parsed = (...holds: string[]) => readPageText("cs", "page", new Set(holds), known, folder);

  test("is parsed once for the conditions that hold, and again when it is written", async () => {
    write("page.md", "{{if card}}card{{else}}cash{{end}}");
    const first = await parsed("card");
    expect(await parsed("card")).toBe(first);
    expect((await parsed()).lead.map(plainText)).toEqual(["cash"]);
    write("page.md", "new");
    utimesSync(join(folder, "cs/page.md"), 1, 1);
    expect((await parsed("card")).lead.map(plainText)).toEqual(["new"]);
  });

  test("that was wrong is read again", async () => {
    write("page.md", "{{none}}");
    await expect(parsed()).rejects.toThrow('unknown fact "none"');
    write("page.md", "right");
    utimesSync(join(folder, "cs/page.md"), 2, 2);
    expect((await parsed()).lead.map(plainText)).toEqual(["right"]);
  });
});

describe("a page's text", () => {
  const lines = (...texts: string[]) => texts.map((text, place) => ({ file: "cs/x.md", line: place + 10, text }));

  test("is its lead, parts and their entries, by anchors", () => {
    const { lead, parts } = pageText(
      lines("<!-- source -->", "", "Lead", "", "## A {#a}", "", "### B {#b}", "", "Text"),
    );
    expect(lead.map(plainText)).toEqual(["Lead"]);
    expect(parts.map(({ id, title, entries }) => [id, title, entries.map((entry) => entry.title)])).toEqual([
      ["a", "A", ["B"]],
    ]);
    expect(parts[0]?.entries[0]?.nodes.map(plainText)).toEqual(["Text"]);
  });

  test.each([
    [["## A"], 'cs/x.md:10: a heading ends in its anchor: "## Title {#anchor}"'],
    [["## A {#a}", "", "## B {#a}"], "cs/x.md:12: the anchor a is taken"],
    [["# A {#a}"], "cs/x.md:10: headings have two or three #"],
    [["### A {#a}"], "cs/x.md:10: a heading with three # stands below one with two"],
  ])("%j is refused", (texts, problem) => {
    expect(() => pageText(lines(...texts))).toThrow(problem);
  });

  test("takes facts as words, whatever is in them, and no others", () => {
    expect(fillFacts("{{shop.name}} & {{shop.name}}", { "shop.name": "**A** {{x}} $&" })).toBe(
      "**A** {{x}} $& & **A** {{x}} $&",
    );
    expect(() => fillFacts("{{toString}}", {})).toThrow("{{toString}}");
  });
});
