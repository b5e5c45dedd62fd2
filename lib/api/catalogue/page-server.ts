import "server-only";
import { productQuery } from "@/lib/api/catalogue/product-query";
import { readSelection, type Selection, selectionPath } from "@/lib/api/catalogue/selection";
import { type Brand, brandBySlug, type ListingAddress, listProducts, resolveSlug } from "@/lib/api/catalogue/server";
import { sizeInFilters } from "@/lib/api/catalogue/size-in-filters";
import { catalogueOffered } from "@/lib/api/request/offered";
import { orAbsent } from "@/lib/api/request/server";
import type { ProductDetail, ProductList } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";

export type CataloguePage =
  /** `gone`: the tyre that is no longer sold; the listing of its size is shown in its place. */
  | { kind: "listing"; locale: Locale; selection: Selection; list: ProductList; brand: Brand | null; gone?: string }
  | { kind: "product"; locale: Locale; product: ProductDetail }
  /** What the listing would be of, for a back end without listings. */
  | { kind: "not_shown"; locale: Locale; selection: Selection };

type NoPage = { kind: "moved"; path: string; permanent: boolean } | { kind: "missing" };

const moved = (path: string, permanent = true): NoPage => ({ kind: "moved", path, permanent });

async function findListing(address: ListingAddress, locale: Locale): Promise<CataloguePage | NoPage> {
  const selection = readSelection(address);
  const path = selectionPath(selection, locale.language);
  if (path !== address.path) return moved(path);

  const list = (await catalogueOffered()) ? await orAbsent(listProducts(productQuery(selection), locale)) : null;
  if (!list) return { kind: "not_shown", locale, selection };
  const sized = sizeInFilters(selection, list);
  if (sized) return moved(selectionPath(sized, locale.language));
  const { number, size, total } = list.page;
  const narrowed = selection.size !== null || selection.brands.length > 0;
  if (total === 0 && narrowed && Object.keys(selection.filters).length === 0) return { kind: "missing" };
  const last = Math.max(1, Math.ceil(total / size));
  if (number > last) return moved(selectionPath({ ...selection, page: last }, locale.language), false);

  const [only, ...others] = selection.brands;
  const brand = only !== undefined && others.length === 0 ? await brandBySlug(only, locale) : null;
  return { kind: "listing", locale, selection, list, brand: brand ?? null };
}

/** For a tyre that is no longer sold: the tyres of its size, or of its category when there are none. */
async function findInPlace(gone: string, listing: ListingAddress, locale: Locale): Promise<CataloguePage> {
  const sized = readSelection(listing);
  const found = await listProducts(productQuery(sized), locale);
  const selection = found.page.total > 0 ? sized : { ...sized, size: null };
  const list = found.page.total > 0 ? found : await listProducts(productQuery(selection), locale);
  return { kind: "listing", locale, selection, list, brand: null, gone };
}

/**
 * Everything that the page at a catalogue address shows, or where its canonical address is (for good, or while its number is too
 * high), or that nothing is there.
 * @param slug path segments as Next hands them over; a list query is the last one
 * @throws ApiError when the catalogue cannot be reached
 */
export async function findCataloguePage(
  category: string,
  slug: string[] | undefined,
  locale: Locale,
): Promise<CataloguePage | NoPage> {
  const found = await resolveSlug(category, slug, locale);
  if (found.kind === "missing") return found;
  if (found.kind === "moved") return moved(found.path);
  if (found.kind === "gone") return findInPlace(found.name, found.listing, locale);
  return found.kind === "product" ? { ...found, locale } : findListing(found, locale);
}
