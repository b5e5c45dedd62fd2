import { canonicalQuery } from "@/lib/preferences/query";

/**
 * The one address of a selection: a single brand is part of the path, several are part of the query.
 * @param base public path of the category, with the size if there is one: `/cs/zimni-pneumatiky/205-55-r16`
 * @param params the rest as a form sends it; blanks and unknown keys are dropped
 */
export function listingHref(base: string, params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  const brands = [...new Set(rest.getAll("brand").flatMap((text) => text.split(",")))].filter(Boolean);
  const [only] = brands;
  if (brands.length === 1) rest.delete("brand");
  const query = canonicalQuery(rest);
  return `${base}${brands.length === 1 ? `/${only}` : ""}${query ? `?${query}` : ""}`;
}
