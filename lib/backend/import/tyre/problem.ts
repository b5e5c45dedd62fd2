import type { ImportField } from "@/lib/backend/import/columns/fields";

/** Why a row cannot be imported. Each has a sentence in the messages, `import.reason`. */
export const reasons = [
  "missing",
  "not_a_number",
  "out_of_range",
  "not_yes_or_no",
  "unknown_season",
  "unknown_family",
  "other_vehicle",
  "lorry_tyre",
  "not_metric",
  "bad_size",
  "size_disagrees",
  "index_disagrees",
  "bad_load_index",
  "ply_rating",
  "bad_speed_symbol",
  "twin_index_above",
  "bad_price",
  "unknown_currency",
  "bad_ean",
  "rounded_number",
  "comma_in_id",
  "bad_label_class",
  "bad_noise",
  "bad_year",
  "bad_eprel",
  "bad_label",
  "bad_weight",
  "implausible",
  "too_long",
  "too_many_cells",
  "duplicate",
  "ean_of_another",
  "product_id_of_another",
] as const;

export type Reason = (typeof reasons)[number];

/** What is wrong in one cell: the field, the text that stands there, and values for the sentence. */
export type RowProblem = {
  field: ImportField;
  reason: Reason;
  value: string;
  values?: Record<string, string | number>;
};
