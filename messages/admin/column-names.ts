import type { AdminTexts } from "@/messages/admin/texts";

type Texts = Pick<AdminTexts, "imports">;

/** What a field that a list's column can hold is called; the field itself where it has no name. */
export function columnName(field: string, { imports }: Texts): string {
  return (imports.column as Record<string, string>)[field] ?? field;
}

/**
 * The field of `fields` that goes by a name, in small letters or large; what is no field's name stays as it is, so that who
 * reads it can refuse it.
 * @returns null where the name says that the column is not read
 */
export function columnField(name: string, fields: readonly string[], texts: Texts): string | null {
  const same = (one: string) => one.toLocaleLowerCase() === name.toLocaleLowerCase();
  if (name === "" || same(texts.imports.column.ignored)) return null;
  return fields.find((field) => same(columnName(field, texts))) ?? name;
}
