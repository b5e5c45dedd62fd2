import type { ProductList } from "@/lib/contract/products";

/**
 * Are there tyres of several seasons in the list, on any of its pages? A remote back end may have no facets: then the rows
 * decide.
 */
export function mixesSeasons({ data, facets }: Pick<ProductList, "data" | "facets">): boolean {
  const counted = (facets.season ?? []).filter(({ count }) => count > 0).map(({ value }) => value);
  return new Set([...counted, ...data.map(({ season }) => season)]).size > 1;
}
