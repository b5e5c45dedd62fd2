import type { ProductQuery } from "@/lib/contract/products";

/** Query keys a listing understands, sorted; all others are dropped. `currency` is a setting, not a filter. */
export const listKeys = [
  "brand",
  "fuel",
  "in_stock",
  "load_min",
  "noise_max",
  "page",
  "price_max",
  "price_min",
  "profile",
  "rating_min",
  "rim",
  "runflat",
  "sort",
  "speed_min",
  "wet",
  "width",
  "xl",
] as const satisfies (keyof ProductQuery)[];

/**
 * A list query in its one canonical form: known keys only, sorted, values of a repeated key joined by commas and
 * sorted, blanks and defaults left out.
 * @returns the query without `?`; empty when nothing narrows the list
 */
export function canonicalQuery(params: URLSearchParams): string {
  const canonical = new URLSearchParams();
  for (const key of listKeys) {
    const values = [...new Set(params.getAll(key).flatMap((value) => value.split(",")))]
      .map((value) => value.trim())
      .filter(Boolean)
      .sort();
    const value = values.join(",");
    if (value === "" || (key === "page" && value === "1") || (key === "sort" && value === "recommended")) continue;
    canonical.set(key, value);
  }
  return canonical.toString().replaceAll("%2C", ",");
}

/** The last internal path segment that carries a canonical query, so that it is part of the page's key. */
export function querySegment(query: string): string {
  return `~${encodeURIComponent(query)}`;
}

/** Reads a segment made by `querySegment`; `null` for an ordinary segment. */
export function parseQuerySegment(segment: string | undefined): URLSearchParams | null {
  if (!segment?.startsWith("~") && !segment?.startsWith("%7E")) return null;
  return new URLSearchParams(decodeURIComponent(segment.replace(/^(~|%7E)/, "")));
}
