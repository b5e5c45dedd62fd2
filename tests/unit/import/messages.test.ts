import { describe, expect, it } from "@jest/globals";
import { emptyMapping } from "@/lib/backend/import/columns/mapping";
import { planColumns } from "@/lib/backend/import/columns/plan";
import { ImportRefused, importRefusals } from "@/lib/backend/import/import-refused";
import { problemText } from "@/lib/backend/import/output/row-problem";
import { reasons } from "@/lib/backend/import/tyre/problem";
import { commandMessages, refusalMessage } from "@/lib/backend/kernel/command/command-messages";
import { languages } from "@/lib/domain/locale";

/** A value for every place that any sentence has. */
const values = {
  ...{ file: "f", reason: "r", fields: "a", field: "a", column: "c", columns: "c", name: "n", known: "k", option: "o" },
  ...{ value: "v", missing: "m", first: "f", recognised: "r", ignored: "i", one: "1", other: "2", currency: "KZT" },
  ...{ rate: "x", min: 1, max: 2, count: 3, expected: 2, line: 7 },
};

describe.each(languages)("the messages of the import in %s", (language) => {
  const messages = commandMessages("import", language);
  it.each(reasons)("say why a row is refused: %s", (reason) => {
    expect(messages.t(`reason.${reason}`, values)).toMatch(/\p{L}{2}/u);
  });
  it.each(importRefusals)("say why a list is refused: %s", (code) => {
    expect(refusalMessage(messages, new ImportRefused(code, values))).toMatch(/^.{10,}[.)}]$/u);
  });
});

describe("a problem in words", () => {
  const plan = planColumns(["Název", "Cena"], emptyMapping);
  const messages = commandMessages("import", "cs");
  it("names the column as the file does, the text and the reason", () => {
    expect(problemText(messages, plan, { field: "price", reason: "bad_price", value: "?" })).toEqual({
      ...{ column: "Cena", value: "?", reason: "není cena pneumatiky" },
    });
  });
  it("looks for a field without a column in the full name's, and shortens what is long", () => {
    const problem = { field: "load_index", reason: "missing", value: "x".repeat(99) } as const;
    expect(problemText(messages, plan, problem)).toEqual({
      ...{ column: "Název", value: `${"x".repeat(59)}…`, reason: "chybí" },
    });
  });
  it("counts in the language's own plural", () => {
    const count = (many: number) => messages.t("outcome.rows_refused", { count: many });
    expect(count(1)).toContain("1 řádek je vadný");
    expect(count(3)).toContain("3 řádky jsou vadné");
    expect(count(242)).toContain("242 řádků je vadných");
  });
});
