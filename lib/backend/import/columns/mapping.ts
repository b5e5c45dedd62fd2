import { readFile } from "node:fs/promises";
import { z } from "zod";
import { fields, type ImportField } from "@/lib/backend/import/columns/fields";
import { ImportRefused } from "@/lib/backend/import/import-refused";

const source = z.union([
  z.string().min(1),
  z.strictObject({ column: z.string().min(1) }),
  z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]).transform(String) }),
]);

const schema = z.strictObject({
  ...Object.fromEntries(fields.map((field) => [field, source.optional()])),
  columns: z.record(z.string().min(1), z.enum([...fields, "ignored"])).optional(),
  rates: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).optional(),
  delimiter: z.string().optional(),
  encoding: z.string().optional(),
});

type FieldSource = { column: string } | { value: string };
/** What a column was corrected to. */
export type ColumnUse = ImportField | "ignored";

export type Mapping = {
  sources: ReadonlyMap<string, FieldSource>;
  /** Header → the field it holds, or `ignored`: a correction that wins over recognition. */
  columns: ReadonlyMap<string, ColumnUse>;
  /** Currency → its worth, as `--rate` writes it: `{ "KZT": "0.045CZK" }`. */
  rates: Record<string, string>;
  delimiter?: string;
  encoding?: string;
};

export const emptyMapping: Mapping = { sources: new Map(), columns: new Map(), rates: {} };

/**
 * A mapping written as JSON: `{"brand": "Fabrikat", "season": {"value": "winter"}, "rates": {"KZT": "0.045CZK"}}`, or by
 * columns: `{"columns": {"Fabrikat": "brand", "Typ": "ignored"}}`.
 * @param name what to call it in a complaint
 * @throws ImportRefused `mapping_unreadable`
 */
export function parseMapping(json: string, name: string): Mapping {
  let written: unknown;
  try {
    written = JSON.parse(json);
  } catch (error) {
    throw new ImportRefused("mapping_unreadable", { file: name, reason: error instanceof Error ? error.message : "" });
  }
  const parsed = schema.safeParse(written);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const unknown = issue?.code === "unrecognized_keys" ? issue.keys : undefined;
    const reason = unknown ? unknown.join(", ") : `${issue?.path.join(".")}: ${issue?.message}`;
    throw new ImportRefused(unknown ? "mapping_unknown_field" : "mapping_unreadable", {
      file: name,
      reason,
      fields: fields.join(", "),
    });
  }
  const { columns = {}, rates = {}, delimiter, encoding, ...rest } = parsed.data;
  const sources = Object.entries(rest as Record<string, z.output<typeof source> | undefined>).flatMap(
    ([field, from]): [string, FieldSource][] =>
      from === undefined ? [] : [[field, typeof from === "string" ? { column: from } : from]],
  );
  return {
    sources: new Map(sources),
    columns: new Map(Object.entries(columns)),
    rates,
    ...(delimiter && { delimiter }),
    ...(encoding && { encoding }),
  };
}

/**
 * Reads a mapping file.
 * @throws ImportRefused `mapping_unreadable`, `mapping_unknown_field`
 */
export async function readMapping(path: string): Promise<Mapping> {
  let json: string;
  try {
    json = await readFile(path, "utf8");
  } catch (error) {
    throw new ImportRefused("mapping_unreadable", { file: path, reason: error instanceof Error ? error.message : "" });
  }
  return parseMapping(json, path);
}
