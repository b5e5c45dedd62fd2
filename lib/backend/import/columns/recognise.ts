import { fields, type ImportField, needs } from "@/lib/backend/import/columns/fields";
import { headerKey } from "@/lib/backend/import/columns/header-key";
import { headerWords } from "@/lib/backend/import/columns/header-words";
import type { Mapping } from "@/lib/backend/import/columns/mapping";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { isCurrency } from "@/lib/domain/locale";

/** Where a field's text comes from: a column (its place and header), or the same text for every row. */
type FieldPlace = { index: number; header: string } | { value: string };

export type ColumnPlan = {
  places: ReadonlyMap<ImportField, FieldPlace>;
  /** Currency that the header of the price column names. */
  headerCurrency?: string;
  /** Headers nothing is read from. */
  ignored: string[];
  /** How many cells a row should have. */
  width: number;
};

const byWords = new Map<string, ImportField[]>();
for (const field of fields) {
  for (const word of headerWords[field]) {
    const { whole } = headerKey(word);
    byWords.set(whole, [...(byWords.get(whole) ?? []), field]);
  }
}

type Recognised = { field: ImportField; index: number; currency?: string };

function recognise(names: readonly string[], taken: ReadonlySet<number>, mapped: ReadonlySet<string>): Recognised[] {
  const found: Recognised[] = [];
  const open: { candidates: ImportField[]; index: number }[] = [];
  names.forEach((name, index) => {
    if (taken.has(index)) return;
    const { key, whole, currency } = headerKey(name);
    const candidates = (byWords.get(key) ?? byWords.get(whole) ?? []).filter((field) => !mapped.has(field));
    const [only] = candidates;
    if (candidates.length > 1) open.push({ candidates, index });
    else if (only) found.push({ field: only, index, ...(currency && { currency }) });
  });
  for (const { candidates, index } of open) {
    const free = candidates.find((field) => !found.some((other) => other.field === field));
    if (free) found.push({ field: free, index });
  }
  return found;
}

/** Two price columns with a shop's currency each are two price lists, not a price said twice. */
function splitPriceLists(found: Recognised[]): void {
  const prices = found.filter(({ field }) => field === "price");
  if (prices.length < 2) return;
  for (const price of prices) {
    if (isCurrency(price.currency)) price.field = `price_${price.currency.toLowerCase() as "czk" | "eur" | "usd"}`;
  }
}

function assertComplete(plan: ColumnPlan, header: readonly string[], needsProductId: boolean): void {
  const missing = needs.filter(
    ({ alternatives }) => !alternatives.some((all) => all.every((field) => plan.places.has(field))),
  );
  const known = [...plan.places].flatMap(([field, place]) => ("header" in place ? `${place.header} → ${field}` : []));
  const values = {
    recognised: known.join(", ") || "–",
    ignored: plan.ignored.join(", ") || "–",
    columns: header.join(", "),
  };
  if (missing.length > 0) {
    const [names, first] = [missing.map(({ field }) => field).join(", "), missing[0]?.field ?? ""];
    throw new ImportRefused("missing_columns", { missing: names, first, ...values });
  }
  if (needsProductId && !plan.places.has("product_id")) throw new ImportRefused("no_product_id", values);
}

/**
 * Finds out which column holds what: what the mapping says first, the rest by headers in five languages.
 * @param needsProductId a list without the tyres' ids at the back end elsewhere is refused
 * @throws ImportRefused `mapping_unknown_column`, `double_column`, `missing_columns`, `no_product_id`
 */
export function planColumns(header: readonly string[], mapping: Mapping, needsProductId = false): ColumnPlan {
  const names = header.map((name) => name.trim());
  const places = new Map<ImportField, FieldPlace>();
  const taken = new Set<number>();
  for (const field of fields) {
    const source = mapping.sources.get(field);
    if (!source) continue;
    if ("value" in source) {
      places.set(field, source);
      continue;
    }
    const index = names.indexOf(source.column.trim());
    if (index < 0) {
      throw new ImportRefused("mapping_unknown_column", { field, column: source.column, columns: names.join(", ") });
    }
    places.set(field, { index, header: names[index] ?? "" });
    taken.add(index);
  }
  const found = recognise(names, taken, new Set(mapping.sources.keys()));
  splitPriceLists(found);
  let headerCurrency = currencyOfMapped(places);
  for (const { field, index, currency } of found) {
    const before = places.get(field);
    if (before && "header" in before) {
      throw new ImportRefused("double_column", { field, one: before.header, other: names[index] ?? "" });
    }
    places.set(field, { index, header: names[index] ?? "" });
    taken.add(index);
    if (field === "price" || field === "net_price") headerCurrency ??= currency;
  }
  const ignored = names.filter((name, index) => !taken.has(index) && name !== "");
  const plan = { places, ignored, width: names.length, ...(headerCurrency && { headerCurrency }) };
  assertComplete(plan, names, needsProductId);
  return plan;
}

function currencyOfMapped(places: ReadonlyMap<ImportField, FieldPlace>): string | undefined {
  const place = places.get("price") ?? places.get("net_price");
  return place && "header" in place ? headerKey(place.header).currency : undefined;
}
