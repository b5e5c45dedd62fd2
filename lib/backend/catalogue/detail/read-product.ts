import { chooseAlternatives, comparedTo } from "@/lib/backend/catalogue/detail/alternatives";
import {
  type DetailRow,
  queryDetail,
  queryRenamed,
  queryRetired,
  type Retired,
} from "@/lib/backend/catalogue/detail/detail-query";
import { presentProduct, tyreSizeOf } from "@/lib/backend/catalogue/present-product";
import { productReads } from "@/lib/backend/catalogue/product-reads";
import { productRowsById } from "@/lib/backend/catalogue/products-by-id";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { Context } from "@/lib/backend/kernel/http/context";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { shownPictures } from "@/lib/backend/picture/shown-pictures";
import type { ProductDetail } from "@/lib/contract/products";
import { maxLoadKg } from "@/lib/domain/load-index";
import { alternativesTag, rivalsTag } from "@/lib/domain/page-tags";
import { maxSpeedKmh } from "@/lib/domain/speed-symbol";
import { overallDiameterMm, rollingCircumferenceMm } from "@/lib/domain/tyre-geometry";
import { formatTyreSize, sizeSlug } from "@/lib/domain/tyre-size";
import { utcYearEnd } from "@/lib/domain/utc-ends";

const dayMs = 86_400_000;

/** How many days earlier one calendar day, `YYYY-MM-DD`, is than another. */
const daysBefore = (earlier: string, later: string) => (Date.parse(later) - Date.parse(earlier)) / dayMs;

async function alternativesOf(row: DetailRow, context: Context): Promise<ProductDetail["alternatives"]> {
  const chosen = chooseAlternatives(comparedTo(row), row.candidates, context.currency);
  const sent = presentProduct(row, context).dispatch_date;
  const rows = await productRowsById(
    chosen.map(({ id }) => id),
    context,
    connection().planned,
  );
  context.reads(productReads(rows, context.now));
  const products = new Map(rows.map((each) => [each.id, presentProduct(each, context)]));
  return chosen.flatMap(({ id, difference }) => {
    const product = products.get(id);
    if (!product) return [];
    // Shoppers count days, not working days.
    const steps = difference.kind === "sooner" ? daysBefore(product.dispatch_date, sent) : difference.steps;
    return [{ ...product, difference: { ...difference, steps } }];
  });
}

/**
 * The one tyre that takes the place of one that is no longer sold.
 * @throws ApiProblem `gone` where there is none or more than one, with the size where others are; `not_found` for a slug that none had
 */
function heirOf(retired: Retired | null): string {
  if (!retired) throw new ApiProblem("not_found");
  const { brand, pattern, category, heirs } = retired;
  const [heir, ...others] = heirs;
  if (heir !== undefined && others.length === 0) return heir;
  const size = tyreSizeOf(retired);
  const name = `${brand} ${pattern} ${formatTyreSize(size)}`;
  throw new ApiProblem("gone", { gone: { name, category, size: sizeSlug(size) } });
}

/**
 * `GET /products/{slug}`: 308 to the new address of a renamed product and to the one that has taken its place, 410 for another that is
 * no longer sold, 404 for one that never was.
 */
export const readProduct: Handler<"GET /products/{slug}"> = async ({ path }, context) => {
  const row = await queryDetail(path.slug, context.currency, context.now);
  if (!row) {
    const [renamed, retired] = await Promise.all([queryRenamed(path.slug), queryRetired(path.slug)]);
    const slug = renamed ?? heirOf(retired);
    return { status: 308, headers: { location: `/api/v1/products/${encodeURIComponent(slug)}` } };
  }
  const size = tyreSizeOf(row);
  context.reads(productReads([row], context.now));
  // Which tyres it is compared to, among those of its size and season that are not too old.
  context.reads({ tags: [alternativesTag(row.id), rivalsTag(size, row.season)], until: utcYearEnd(context.now) });
  const pictures = await shownPictures(row, context.language);
  const { ean, mpn, country, manufacturer, safety, tread, description } = row;
  return {
    status: 200,
    body: {
      ...presentProduct(row, context),
      ean,
      mpn,
      country,
      manufacturer,
      safety,
      tread,
      max_load_kg: maxLoadKg(row.load_index) ?? 0,
      max_speed_kmh: maxSpeedKmh(row.speed_symbol) ?? 0,
      overall_diameter_mm: overallDiameterMm(size),
      rolling_circumference_mm: rollingCircumferenceMm(size),
      description,
      ...(pictures.length > 0 && { pictures }),
      alternatives: await alternativesOf(row, context),
    },
  };
};
