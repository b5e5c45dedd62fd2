import "server-only";
import { articleBySlug } from "@/lib/api/article/server";
import { findCataloguePage } from "@/lib/api/catalogue/page-server";
import { vehicleBySlug, vehicleMakes } from "@/lib/api/vehicle/server";
import { articleCategoryBySlug } from "@/lib/domain/article";
import { categoryByAnySlug } from "@/lib/domain/category";
import { type Locale, parseLocaleTag } from "@/lib/domain/locale";
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
  if (!categoryByAnySlug(first)) return false;
  return (await findCataloguePage(first, rest, locale)).kind === "missing";
}
