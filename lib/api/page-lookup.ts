import "server-only";
import { articleBySlug } from "@/lib/api/article/server";
import { cachedSizes } from "@/lib/api/catalogue/cached-sizes";
import { findCataloguePage } from "@/lib/api/catalogue/page-server";
import { type ListingAddress, resolveSlug } from "@/lib/api/catalogue/server";
import { ApiError } from "@/lib/api/transport/call";
import { vehicleBySlug, vehicleMakes } from "@/lib/api/vehicle/server";
import { articleCategoryBySlug } from "@/lib/domain/article";
import { categoryByAnySlug } from "@/lib/domain/category";
import { type Locale, parseLocaleTag } from "@/lib/domain/locale";
import { sizeSlug } from "@/lib/domain/tyre-size";
import { parseQuerySegment } from "@/lib/preferences/query";

/** A segment of a path as Next hands it to a page: `%2D` becomes the hyphen that it means. @throws URIError for one that means nothing */
const asParameter = (segment: string) => encodeURIComponent(decodeURIComponent(segment));

async function isNoArticle([slug, ...more]: string[], locale: Locale): Promise<boolean> {
  if (slug === undefined || more.length > 0 || parseQuerySegment(slug) || articleCategoryBySlug(slug)) return false;
  return (await articleBySlug(slug, locale)) === null;
}

async function isNoCar([make, model, ...more]: string[], locale: Locale): Promise<boolean> {
  if (make === undefined || more.length > 0) return false;
  if (model !== undefined) return (await vehicleBySlug(make, model, locale)) === null;
  return !(await vehicleMakes(locale)).some(({ slug }) => slug === make);
}

/** Is there surely a listing? A category always has one, and a size that has tyres. */
async function isListing({ size, brand, category }: ListingAddress, locale: Locale): Promise<boolean> {
  if (brand) return false;
  if (!size) return true;
  const sizes = await cachedSizes(locale);
  return sizes.some(
    (row) => row.category === category.id && sizeSlug({ ...row, construction: size.construction }) === sizeSlug(size),
  );
}

async function isNoPage(category: string, slug: string[], locale: Locale): Promise<boolean> {
  const found = await resolveSlug(category, slug, locale);
  if (found.kind !== "listing") return found.kind === "missing";
  const page = findCataloguePage(category, slug, locale);
  page.catch(() => {}); // heard of below, or by the page itself
  // Where there is a listing, Next begins while its tyres are read.
  return !(await isListing(found, locale)) && (await page).kind === "missing";
}

/**
 * Is there nothing at an internal path, of all that comes from the API: tyres, sizes, brands, cars, articles?
 * @returns `false` also when the back end cannot say: then the page says why
 * @throws URIError for a path that is none
 */
export async function isNothingThere(internalPath: string): Promise<boolean> {
  const [, tag = "", first = "", ...rest] = internalPath.split("/").map(asParameter);
  const locale = parseLocaleTag(tag);
  if (!locale) return false;
  try {
    if (first === "blog") return await isNoArticle(rest, locale);
    if (first === "car") return await isNoCar(rest, locale);
    return categoryByAnySlug(first) ? await isNoPage(first, rest, locale) : false;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
