import { isPlain, type Selection } from "@/lib/api/catalogue/selection";

/**
 * What search engines are told about a listing. A listing of its path alone (category, size, one brand) is for them, each of
 * its pages under its own address. A filtered or sorted list, or one of several brands, is a duplicate: noindex, follow, with
 * the plain list as canonical. An empty list is not indexed either. Source: Google Search Central, pagination and faceted
 * navigation.
 * @param total tyres in the listing
 */
export function listingIndexing(selection: Selection, total: number): { canonical: Selection; indexed: boolean } {
  if (isPlain(selection)) return { canonical: selection, indexed: total > 0 };
  const brands = selection.brands.length === 1 ? selection.brands : [];
  return { canonical: { ...selection, brands, filters: {}, sort: "recommended", page: 1 }, indexed: false };
}
