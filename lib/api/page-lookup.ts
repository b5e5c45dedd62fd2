import "server-only";
import { articleBySlug } from "@/lib/api/article/server";
import { cachedSizes } from "@/lib/api/catalogue/cached-sizes";
import { findCataloguePage } from "@/lib/api/catalogue/page-server";
import { type ListingAddress, resolveSlug } from "@/lib/api/catalogue/server";
import { vehicleBySlug, vehicleMakes } from "@/lib/api/vehicle/server";
import { articleCategoryBySlug } from "@/lib/domain/article";
import { categoryByAnySlug } from "@/lib/domain/category";
import { type Locale, parseLocaleTag } from "@/lib/domain/locale";
import { sizeSlug } from "@/lib/domain/tyre-size";
import { parseQuerySegment } from "@/lib/preferences/query";

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
  if (!(await isListing(found, locale))) return (await page).kind === "missing";
  // Its tyres are read while Next begins; the page hears of a failure.
  page.catch(() => {});
  return false;
}

/**
 * Is there nothing at an internal path, of all that comes from the API: tyres, sizes, brands, cars, articles?
 * @throws ApiError when the back end cannot say
 */
export async function isNothingThere(internalPath: string): Promise<boolean> {
  const [, tag = "", first = "", ...rest] = internalPath.split("/");
  const locale = parseLocaleTag(tag);
  if (!locale) return false;
  if (first === "blog") return isNoArticle(rest, locale);
  if (first === "car") return isNoCar(rest, locale);
  return categoryByAnySlug(first) ? isNoPage(first, rest, locale) : false;
}
