/** Why an import cannot even begin, or had to stop as a whole. Each has a sentence in the messages, `import.refused`. */
export const refusals = [
  "usage",
  "unknown_option",
  "bad_option",
  "no_such_file",
  "empty_file",
  "cannot_write",
  "mapping_unreadable",
  "mapping_unknown_field",
  "mapping_unknown_column",
  "unknown_encoding",
  "unknown_delimiter",
  "not_csv",
  "missing_columns",
  "double_column",
  "no_product_id",
  "no_currency",
  "no_rate",
  "bad_rate",
  "no_rows",
] as const;

export type Refusal = (typeof refusals)[number];

/** The whole import is refused, nothing has changed; `values` fill the sentence of `code`. */
export class ImportRefused extends Error {
  override name = "ImportRefused";
  readonly code: Refusal;
  readonly values: Record<string, string | number>;

  constructor(code: Refusal, values: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}
