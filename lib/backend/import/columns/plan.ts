import { fields, type ImportField, needs } from "@/lib/backend/import/columns/fields";
import { headerKey, type Vat } from "@/lib/backend/import/columns/header-key";
import type { Mapping } from "@/lib/backend/import/columns/mapping";
import { gathered, recognise } from "@/lib/backend/import/columns/recognise";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** Where a field's text comes from: a column (its place and header) with further ones, or the same for every row. */
export type FieldPlace = { index: number; header: string; also?: readonly number[] } | { value: string };

/** What the header of a column of prices says beside its field. */
export type PriceHeader = { currency?: string; vat?: Vat };

export type ColumnPlan = {
  places: ReadonlyMap<ImportField, FieldPlace>;
  /** Currency that the header of the price column names. */
  headerCurrency?: string;
  /** What the headers of prices say of their currency and VAT. */
  priceHeaders: ReadonlyMap<ImportField, PriceHeader>;
  /** Headers nothing is read from. */
  ignored: string[];
  /** How many cells a row should have. */
  width: number;
};

/** A plan that may still be unfit to import with: why, if so. */
export type DraftPlan = ColumnPlan & {
  /** Fields that no list can do without and this one has no column for. */
  missing: ImportField[];
  /** The first two columns that look like the same field. */
  double?: { field: ImportField; one: string; other: string };
};

const priceFields = ["price", "net_price", "recommended", "cost"] as const;

const isPriced = (field: ImportField) => (priceFields as readonly ImportField[]).includes(field);

function mappedPlaces(names: readonly string[], mapping: Mapping): Map<ImportField, FieldPlace> {
  const places = new Map<ImportField, FieldPlace>();
  const place = (field: ImportField, column: string) => {
    const index = names.indexOf(column.trim());
    if (index < 0) {
      throw new ImportRefused("mapping_unknown_column", { field, column, columns: names.join(", ") });
    }
    const before = places.get(field);
    if (before && "header" in before && gathered.has(field)) {
      places.set(field, { ...before, also: [...(before.also ?? []), index] });
    } else if (before && "header" in before && before.index !== index) {
      throw new ImportRefused("double_column", { field, one: before.header, other: names[index] ?? "" });
    } else places.set(field, { index, header: names[index] ?? "" });
  };
  for (const field of fields) {
    const source = mapping.sources.get(field);
    if (source && "value" in source) places.set(field, source);
    else if (source) place(field, source.column);
  }
  for (const [column, use] of mapping.columns) if (use !== "ignored") place(use, column);
  return places;
}

const indexesOf = (place: FieldPlace) => ("header" in place ? [place.index, ...(place.also ?? [])] : []);

/**
 * Finds out which column holds what, without judging whether that is enough: what the mapping says first, the rest by
 * headers in six languages. What the mapping ignores, and a header without a name, is not read.
 * @param samples some cells of each column, where they are known
 * @throws ImportRefused `mapping_unknown_column`, `double_column` where the mapping names two columns for one field
 */
export function draftPlan(
  header: readonly string[],
  mapping: Mapping,
  samples: readonly (readonly string[])[] = [],
): DraftPlan {
  const names = header.map((name) => name.trim());
  const places = mappedPlaces(names, mapping);
  const mapped = new Set([...places.values()].flatMap(indexesOf));
  const free = names.flatMap((name, index) =>
    mapped.has(index) || name === "" || mapping.columns.get(name) === "ignored" ? [] : [index],
  );
  const priceHeaders = new Map<ImportField, PriceHeader>();
  for (const field of priceFields) {
    const place = places.get(field);
    const { currency, vat } = place && "header" in place ? headerKey(place.header) : {};
    if (place) priceHeaders.set(field, { ...(currency && { currency }), ...(vat && { vat }) });
  }
  let double: DraftPlan["double"];
  for (const { field, index, currency, vat } of recognise(names, free, new Set(places.keys()), samples)) {
    const before = places.get(field);
    const name = names[index] ?? "";
    if (before && "header" in before && gathered.has(field)) {
      places.set(field, { ...before, also: [...(before.also ?? []), index] });
    } else if (before && "header" in before) double ??= { field, one: before.header, other: name };
    else {
      places.set(field, { index, header: name });
      if (isPriced(field)) priceHeaders.set(field, { ...(currency && { currency }), ...(vat && { vat }) });
    }
  }
  describedByName(places);
  const taken = new Set([...places.values()].flatMap(indexesOf));
  const headerCurrency = priceFields.map((field) => priceHeaders.get(field)?.currency).find(Boolean);
  return {
    ...{ places, priceHeaders, width: names.length },
    ignored: names.filter((name, index) => !taken.has(index) && name !== ""),
    ...(headerCurrency && { headerCurrency }),
    missing: missingOf(places),
    ...(double && { double }),
  };
}

const missingOf = (places: ReadonlyMap<ImportField, FieldPlace>) =>
  needs
    .filter(({ alternatives }) => !alternatives.some((all) => all.every((field) => places.has(field))))
    .map(({ field }) => field);

/** What wholesalers call a description is the full name where nothing else names the tyre. */
function describedByName(places: Map<ImportField, FieldPlace>): void {
  const described = places.get("description");
  const nameless = missingOf(places).some((field) => field !== "season" && field !== "price");
  if (!described || !("header" in described) || places.has("full_name") || !nameless) return;
  places.delete("description");
  places.set("full_name", described);
}

/**
 * The plan a list is read by.
 * @param needsProductId a list without the tyres' ids at the back end elsewhere is refused
 * @throws ImportRefused `mapping_unknown_column`, `double_column`, `missing_columns`, `no_product_id`
 */
export function planColumns(
  header: readonly string[],
  mapping: Mapping,
  needsProductId = false,
  samples: readonly (readonly string[])[] = [],
): ColumnPlan {
  const { missing, double, ...plan } = draftPlan(header, mapping, samples);
  if (double) throw new ImportRefused("double_column", double);
  const known = [...plan.places].flatMap(([field, place]) => ("header" in place ? `${place.header} → ${field}` : []));
  const values = {
    recognised: known.join(", ") || "–",
    ignored: plan.ignored.join(", ") || "–",
    columns: header.join(", "),
  };
  const [first] = missing;
  if (first) throw new ImportRefused("missing_columns", { missing: missing.join(", "), first, ...values });
  if (needsProductId && !plan.places.has("product_id")) throw new ImportRefused("no_product_id", values);
  return plan;
}

/** The text of a field in a row's cells; empty where the list has no such column. */
export function textOf(plan: ColumnPlan, field: ImportField, cells: readonly string[]): string {
  const place = plan.places.get(field);
  if (!place) return "";
  if ("value" in place) return place.value;
  const first = cells[place.index] ?? "";
  return place.also ? [first, ...place.also.map((index) => cells[index] ?? "")].join(" ") : first;
}
