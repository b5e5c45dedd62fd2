import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import type { SearchTerms } from "@/lib/backend/search/search-terms";
import type { ProductQuery } from "@/lib/contract/products";
import { speedRank } from "@/lib/domain/speed-symbol";

/** What a listing is narrowed by, as numbers the query understands; `null`: not narrowed. */
export type ListingFilter = {
  category: string | null;
  commercial: boolean | null;
  terms: SearchTerms | null;
  brand: string[] | null;
  width: number[] | null;
  /** 0 stands for sizes that write no profile. */
  profile: number[] | null;
  rimTenths: number[] | null;
  season: string[] | null;
  loadMin: number | null;
  speedMin: number | null;
  fuel: string[] | null;
  wet: string[] | null;
  noiseMax: number | null;
  xl: boolean | null;
  runflat: boolean | null;
  inStock: boolean | null;
  priceMin: number | null;
  priceMax: number | null;
  /** Stars on average, at least. */
  ratingMin: number | null;
};

/** Reads whole or halved numbers, times ten; notes the ones that are none. */
export function tenthsOf(path: string, values: string[] | undefined, errors: FieldError[]): number[] | null {
  if (!values || values.length === 0) return null;
  return values.map((value) => {
    if (!/^\d{1,3}(?:\.\d)?$/.test(value)) errors.push({ path, code: "invalid" });
    return Math.round(Number(value) * 10);
  });
}

/** Reads whole numbers; notes the ones that are none. */
export function wholesOf(path: string, values: string[] | undefined, errors: FieldError[]): number[] | null {
  if (!values || values.length === 0) return null;
  return values.map((value) => {
    if (!/^\d{1,3}$/.test(value)) errors.push({ path, code: "invalid" });
    return Number(value);
  });
}

function rankOf(symbol: string | undefined, errors: FieldError[]): number | null {
  if (symbol === undefined) return null;
  const rank = speedRank(symbol.toUpperCase());
  if (rank === null) errors.push({ path: "speed_min", code: "invalid" });
  return rank;
}

const listOf = <Value>(values: Value[] | undefined): Value[] | null => (values && values.length > 0 ? values : null);

/**
 * The filter of a query.
 * @param terms what its typed search asks for
 * @throws ApiProblem `invalid` naming every value that means nothing
 */
export function filterOf(query: ProductQuery, terms: SearchTerms | null): ListingFilter {
  const errors: FieldError[] = [];
  const filter: ListingFilter = {
    category: query.category ?? null,
    commercial: query.commercial ?? null,
    terms,
    brand: listOf(query.brand),
    width: wholesOf("width", query.width, errors),
    profile: wholesOf("profile", query.profile, errors),
    rimTenths: tenthsOf("rim", query.rim, errors),
    season: listOf(query.season),
    loadMin: query.load_min ?? null,
    speedMin: rankOf(query.speed_min, errors),
    fuel: listOf(query.fuel),
    wet: listOf(query.wet),
    noiseMax: query.noise_max ?? null,
    // A box that is not ticked asks for nothing: `xl=0` does not mean "no XL".
    xl: query.xl || null,
    runflat: query.runflat || null,
    inStock: query.in_stock || null,
    priceMin: query.price_min ?? null,
    priceMax: query.price_max ?? null,
    ratingMin: query.rating_min ?? null,
  };
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
  return filter;
}

/** The set filters of a query as text, for chips that remove them; sorting and paging are no filters. */
export function appliedOf({ sort: _sort, page: _page, ...filters }: ProductQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(
        ([, value]) =>
          value !== undefined && value !== false && value !== "" && !(Array.isArray(value) && value.length === 0),
      )
      .map(([key, value]) => [key, value === true ? "1" : Array.isArray(value) ? value.join(",") : String(value)]),
  );
}
