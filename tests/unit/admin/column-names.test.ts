import { expect, test } from "@jest/globals";
import { fields } from "@/lib/backend/import/columns/fields";
import { columnField, columnName } from "@/messages/admin/column-names";
import { adminTexts } from "@/messages/admin/texts";

test.each(["cs", "sk", "en"] as const)(
  "each field that a list's column can hold has a name of its own, in small letters or large (%s)",
  (language) => {
    const texts = adminTexts[language];
    const back = fields.map((field) => columnField(columnName(field, texts).toUpperCase(), fields, texts));
    expect(back).toEqual([...fields]);
  },
);

test("a name that no field has stays to be refused; nothing, and the words for it, mean that a column is not read", () => {
  const named = (name: string) => columnField(name, fields, adminTexts.cs);
  expect(named("nákupní cena bez DPH")).toBe("cost");
  expect(named("barva")).toBe("barva");
  expect(named("")).toBeNull();
  expect(named("Nečíst")).toBeNull();
});
