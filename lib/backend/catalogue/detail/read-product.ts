import { chooseAlternatives } from "@/lib/backend/catalogue/detail/alternatives";
import { type DetailRow, queryDetail, queryRenamed } from "@/lib/backend/catalogue/detail/detail-query";
import { type Moment, presentProduct, sizeOf } from "@/lib/backend/catalogue/present-product";
import { productsById } from "@/lib/backend/catalogue/products-by-id";
import type { Handler } from "@/lib/backend/handler";
import { ApiProblem } from "@/lib/backend/problem";
import type { ProductDetail } from "@/lib/contract/products";
import { maxLoadKg } from "@/lib/domain/load-index";
import { maxSpeedKmh } from "@/lib/domain/speed-symbol";
import { overallDiameterMm, rollingCircumferenceMm } from "@/lib/domain/tyre-geometry";

const dayMs = 86_400_000;

/** How many days earlier one calendar day, `YYYY-MM-DD`, is than another. */
const daysBefore = (earlier: string, later: string) => (Date.parse(later) - Date.parse(earlier)) / dayMs;

async function alternativesOf(row: DetailRow, moment: Moment): Promise<ProductDetail["alternatives"]> {
  // What is sold out is not sent at all: nothing comes so many days sooner than that.
  const own = row.stock > 0 ? row : { ...row, dispatch_days: 0 };
  const chosen = chooseAlternatives(own, row.candidates, moment.currency);
  const sent = presentProduct(row, moment).dispatch_date;
  const products = await productsById(
    chosen.map(({ id }) => id),
    moment,
  );
  return chosen.flatMap(({ id, difference }) => {
    const product = products.get(id);
    if (!product) return [];
    // Shoppers count days, not working days.
    const steps = difference.kind === "sooner" ? daysBefore(product.dispatch_date, sent) : difference.steps;
    return [{ ...product, difference: { ...difference, steps } }];
  });
}

/** `GET /products/{slug}`: 308 to the new address of a renamed product, 404 for one that never was or is no longer sold. */
export const readProduct: Handler<"GET /products/{slug}"> = async ({ path }, context) => {
  const row = await queryDetail(path.slug, context.currency, context.now);
  if (!row) {
    const renamed = await queryRenamed(path.slug);
    if (renamed === null) throw new ApiProblem("not_found");
    return { status: 308, headers: { location: `/api/v1/products/${encodeURIComponent(renamed)}` } };
  }
  const size = sizeOf(row);
  const { ean, mpn, country, manufacturer, tread, description } = row;
  return {
    status: 200,
    body: {
      ...presentProduct(row, context),
      ean,
      mpn,
      country,
      manufacturer,
      tread,
      max_load_kg: maxLoadKg(row.load_index) ?? 0,
      max_speed_kmh: maxSpeedKmh(row.speed_symbol) ?? 0,
      overall_diameter_mm: overallDiameterMm(size),
      rolling_circumference_mm: rollingCircumferenceMm(size),
      description,
      alternatives: await alternativesOf(row, context),
    },
  };
};
