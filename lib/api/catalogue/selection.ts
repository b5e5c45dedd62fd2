import { type FilterKey, type Filters, filterOrder, readFilters } from "@/lib/api/catalogue/filter-keys";
import { listingHref } from "@/lib/api/catalogue/listing-href";
import type { Category } from "@/lib/domain/category";
import { type Language, languages } from "@/lib/domain/locale";
import { maxPage } from "@/lib/domain/max-page";
import { sizeSlug, type TyreSize } from "@/lib/domain/tyre-size";
import type { Paths } from "@/lib/seo/paths";

/** The ways to sort a listing, in the order the page offers them. */
export const sortOrder = ["recommended", "price_asc", "price_desc", "quietest", "wet", "fuel", "rating"] as const;
export type Sort = (typeof sortOrder)[number];

/** What a listing shows: the parts of its path, its filters, its order and its page. `brands` are slugs. */
export type Selection = {
  category: Category;
  size: TyreSize | null;
  brands: string[];
  filters: Filters;
  sort: Sort;
  page: number;
};

type Address = { category: Category; size: TyreSize | null; brand: { slug: string } | null; query: URLSearchParams };

/** Reads the selection from an address; invalid parts are ignored. */
export function readSelection({ category, size, brand, query }: Address): Selection {
  const requested = query.getAll("brand").flatMap((text) => text.split(","));
  const brands = [...(brand ? [brand.slug] : []), ...requested].filter((slug) => /^[a-z0-9-]+$/.test(slug));
  const filters = readFilters(query);
  if (size) for (const key of ["width", "profile", "rim"] as const) delete filters[key];
  const page = Number(query.get("page") ?? 1);
  return {
    category,
    size,
    brands: [...new Set(brands)].sort(),
    filters,
    sort: sortOrder.find((sort) => sort === query.get("sort")) ?? "recommended",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, maxPage) : 1,
  };
}

/** Public path of the category with its size, without brand and query. */
export function basePath({ category, size }: Pick<Selection, "category" | "size">, language: Language): string {
  return `/${language}/${category.slugs[language]}${size ? `/${sizeSlug(size)}` : ""}`;
}

/** The one public path of a selection, with its query. */
export function selectionPath(selection: Selection, language: Language): string {
  const params = new URLSearchParams({ sort: selection.sort, page: String(selection.page) });
  for (const brand of selection.brands) params.append("brand", brand);
  for (const [key, values] of Object.entries(selection.filters)) params.set(key, values.join(","));
  return listingHref(basePath(selection, language), params);
}

/** The same selection in all languages. */
export function selectionPaths(selection: Selection): Paths {
  return Object.fromEntries(languages.map((language) => [language, selectionPath(selection, language)])) as Paths;
}

/** The selection without one value of a filter (or of the brands), from its first page. */
export function without(selection: Selection, key: FilterKey | "brand", value: string): Selection {
  if (key === "brand") return { ...selection, page: 1, brands: selection.brands.filter((slug) => slug !== value) };
  const filters = { ...selection.filters };
  const left = (filters[key] ?? []).filter((other) => other !== value);
  if (left.length > 0) filters[key] = left;
  else delete filters[key];
  return { ...selection, page: 1, filters };
}

/** The selection with nothing but category and size. */
export function cleared(selection: Selection): Selection {
  return { ...selection, brands: [], filters: {}, page: 1 };
}

/** Every value that is set, in the order the page shows them. */
export function setValues(selection: Selection): { key: FilterKey | "brand"; value: string }[] {
  return [
    ...selection.brands.map((value) => ({ key: "brand" as const, value })),
    ...filterOrder.flatMap((key) => (selection.filters[key] ?? []).map((value) => ({ key, value }))),
  ];
}

/** Is it the plain listing of its path: no filter in the query, the usual order? Only such pages are for search engines. */
export function isPlain({ brands, filters, sort }: Selection): boolean {
  return brands.length <= 1 && Object.keys(filters).length === 0 && sort === "recommended";
}
