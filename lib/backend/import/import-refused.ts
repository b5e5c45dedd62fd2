import { CommandRefused } from "@/lib/backend/kernel/command/command-refused";

/** Why an import cannot even begin, or had to stop as a whole. Each has a sentence in the messages, `import.refused`. */
export const importRefusals = [
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
  "not_a_list",
  "html_page",
  "old_xls",
  "not_xlsx",
  "broken_archive",
  "locked_archive",
  "too_large",
  "too_large_unpacked",
  "not_xml",
  "xml_entities",
  "xml_too_deep",
  "xml_no_items",
  "row_too_long",
  "missing_columns",
  "double_column",
  "no_product_id",
  "no_currency",
  "no_rate",
  "bad_rate",
  "no_rows",
] as const;

/** The whole import is refused, and nothing has changed. */
export class ImportRefused extends CommandRefused<(typeof importRefusals)[number]> {
  override name = "ImportRefused";
}
