import type { FilterKey } from "@/lib/api/catalogue/filter-keys";
import type { Selection } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";
import { writtenCount } from "@/lib/domain/thousands";

export type FacetKey = Exclude<FilterKey, "price_min" | "price_max"> | "brand";
export type FacetOption = { value: string; label: string; count: number; chosen: boolean };

/** A checkbox value as a compact tuple: a listing has a hundred. */
export type Check = readonly [value: string, label: string, count: string];

/** Options as `FilterChecks` takes them, their counts as a reader of the language writes them. */
export function checksOf(options: readonly FacetOption[], language: Language): { options: Check[]; chosen: string[] } {
  return {
    options: options.map(({ value, label, count }) => [value, label, writtenCount(count, language)]),
    chosen: options.filter(({ chosen }) => chosen).map(({ value }) => value),
  };
}

/**
 * The useful values of a filter: those with tyres, and the active ones (so that they can be removed). A value that excludes
 * no tyre ("at least 82" when all are) is left out.
 */
export function facetOptions({ facets, page }: ProductList, selection: Selection, key: FacetKey): FacetOption[] {
  const chosen = new Set(key === "brand" ? selection.brands : selection.filters[key]);
  const offered = (facets[key] ?? []).filter(
    ({ value, count }) => chosen.has(value) || (count > 0 && !(atLeast.has(key) && count >= page.total)),
  );
  const absent = [...chosen].filter((value) => offered.every((option) => option.value !== value));
  return [
    ...offered.map((option) => ({ ...option, chosen: chosen.has(option.value) })),
    ...absent.map((value) => ({ value, label: value, count: 0, chosen: true })),
  ];
}

const atLeast: ReadonlySet<FacetKey> = new Set(["load_min", "speed_min", "noise_max", "rating_min"]);

/** The brands shown at once: the chosen ones and the most frequent, by name; the others follow behind a fold. */
export function foldedBrands(options: FacetOption[], shown = 7): { first: FacetOption[]; rest: FacetOption[] } {
  const byName = [...options].sort((a, b) => a.label.localeCompare(b.label));
  if (options.length <= shown + 2) return { first: byName, rest: [] };
  const frequent = [...options].sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.count - a.count);
  const most = Math.max(shown, options.filter(({ chosen }) => chosen).length);
  const top = new Set(frequent.slice(0, most).map(({ value }) => value));
  return { first: byName.filter(({ value }) => top.has(value)), rest: byName.filter(({ value }) => !top.has(value)) };
}
