import { expect, test } from "@jest/globals";
import { csvLine } from "@/lib/domain/admin/csv";

test.each([
  ["=1+1", "'=1+1"],
  ["+SUM(A1)", "'+SUM(A1)"],
  ["-2", "'-2"],
  ["@cmd", "'@cmd"],
  ["\tx", "'\tx"],
  ["\rx", `"'\rx"`],
  ["+420601234567", "+420601234567"],
  ["+", "'+"],
])("a cell that a spreadsheet would take for a formula gets an apostrophe: %j", (cell, written) => {
  expect(csvLine([cell, "1"])).toBe(`${written};1\r\n`);
});

test("what divides cells and lines is quoted, and quotes are doubled", () => {
  expect(csvLine(["a;b", 'k"c', "two\nlines", "crlf\r\n", "plain, text", ""])).toBe(
    `"a;b";"k""c";"two\nlines";"crlf\r\n";plain, text;\r\n`,
  );
  expect(csvLine(['=cmd("x");'])).toBe(`"'=cmd(""x"");"\r\n`);
});

test("any language's letters stay as they are", () => {
  expect(csvLine(["Žofie Ďurišová-Kňažková", "Ľudovít Ŕ", "日本"])).toBe("Žofie Ďurišová-Kňažková;Ľudovít Ŕ;日本\r\n");
});
