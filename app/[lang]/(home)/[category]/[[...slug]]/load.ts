import { notFound, permanentRedirect, redirect } from "next/navigation";
import { productQuery } from "@/components/catalogue/listing/product-query";
import { readSelection, type Selection, selectionPath } from "@/components/catalogue/listing/selection";
import { sizeInFilters } from "@/components/catalogue/listing/size-in-filters";
import { type Brand, brandBySlug, type ListingAddress, listProducts, resolveSlug } from "@/lib/api/catalogue/server";
import { catalogueOffered } from "@/lib/api/request/offered";
import { orAbsent } from "@/lib/api/request/server";
import type { ProductDetail, ProductList } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { pageLocale } from "@/lib/i18n/locale";
import { setPageStatus } from "@/lib/runtime/page-answer";

export type PageParams = { params: Promise<{ category: string; slug?: string[] }> };

export type CataloguePage =
  /** `gone`: the tyre that is no longer sold; the listing of its size is shown in its place. */
  | { kind: "listing"; locale: Locale; selection: Selection; list: ProductList; brand: Brand | null; gone?: string }
  | { kind: "product"; locale: Locale; product: ProductDetail }
  | { kind: "not_shown"; locale: Locale; selection: Selection };

async function loadListing(address: ListingAddress, locale: Locale): Promise<CataloguePage> {
  const selection = readSelection(address);
  const path = selectionPath(selection, locale.language);
  if (path !== address.path) permanentRedirect(path);

  const list = (await catalogueOffered()) ? await orAbsent(listProducts(productQuery(selection), locale)) : null;
  if (!list) return { kind: "not_shown", locale, selection };
  const sized = sizeInFilters(selection, list);
  if (sized) permanentRedirect(selectionPath(sized, locale.language));
  const { number, size, total } = list.page;
  const narrowed = selection.size !== null || selection.brands.length > 0;
  if (total === 0 && narrowed && Object.keys(selection.filters).length === 0) notFound();
  const last = Math.max(1, Math.ceil(total / size));
  if (number > last) redirect(selectionPath({ ...selection, page: last }, locale.language));

  const [only, ...others] = selection.brands;
  const brand = only !== undefined && others.length === 0 ? await brandBySlug(only, locale) : null;
  return { kind: "listing", locale, selection, list, brand: brand ?? null };
}

/** For a tyre that is no longer sold, with status 410: the tyres of its size, or of its category when there are none. */
async function loadGone(name: string, listing: ListingAddress, locale: Locale): Promise<CataloguePage> {
  setPageStatus(410, {});
  const sized = readSelection(listing);
  const found = await listProducts(productQuery(sized), locale);
  const selection = found.page.total > 0 ? sized : { ...sized, size: null };
  const list = found.page.total > 0 ? found : await listProducts(productQuery(selection), locale);
  return { kind: "listing", locale, selection, list, brand: null, gone: name };
}

/**
 * Everything a catalogue page shows; for a back end without listings, what the listing would be of. Redirects permanently
 * (308) to the canonical address, to the last page (307) when the number is too high, and ends in the not-found page (404)
 * when nothing is there. Metadata and page share its reads.
 * @throws ApiError when the catalogue cannot be reached
 */
export async function loadPage({ params }: PageParams): Promise<CataloguePage> {
  const locale = await pageLocale();
  const { category, slug } = await params;
  const found = await resolveSlug(category, slug, locale);
  if (found.kind === "missing") notFound();
  if (found.kind === "moved") permanentRedirect(found.path);
  if (found.kind === "gone") return loadGone(found.name, found.listing, locale);
  return found.kind === "product" ? { ...found, locale } : loadListing(found, locale);
}
