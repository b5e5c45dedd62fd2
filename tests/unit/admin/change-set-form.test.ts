import { expect, test } from "@jest/globals";
import { columnsIn, picksIn } from "@/lib/api/admin/change-set-form";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("only the columns that were given another meaning are sent, by their headers; an empty one is not to be read", () => {
  const form = formOf({
    ...{ "header-0": "EAN", "was-0": "ean", "field-0": "ean" },
    ...{ "header-1": "Cena 2", "was-1": "recommended", "field-1": "price" },
    ...{ "header-2": "Pozn.", "was-2": "description", "field-2": "" },
    ...{ "header-3": "Sklad", "was-3": "", "field-3": "stock" },
    ...{ "header-5": "after a gap", "was-5": "", "field-5": "stock" },
  });
  expect(columnsIn(form)).toEqual({ "Cena 2": "price", "Pozn.": null, Sklad: "stock" });
});

test.each([
  [{ act: "out:12" }, { excluded: true, seqs: [12] }],
  [{ act: "in:3" }, { excluded: false, seqs: [3] }],
  [
    { act: "all-out", kind: "", flag: "price_jump", brand: "Barum" },
    { excluded: true, filter: { flag: "price_jump", brand: "Barum" } },
  ],
  [
    { act: "all-in", kind: "", flag: "", brand: "" },
    { excluded: false, filter: {} },
  ],
])("%j takes out or puts back %j", (fields, picks) => {
  expect(picksIn(formOf(fields as Record<string, string>))).toEqual(picks);
});
