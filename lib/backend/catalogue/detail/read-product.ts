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

async function alternativesOf(row: DetailRow, moment: Moment): Promise<ProductDetail["alternatives"]> {
  const chosen = chooseAlternatives(row, row.candidates, moment.currency);
  const products = await productsById(
    chosen.map(({ id }) => id),
    moment,
  );
  return chosen.flatMap(({ id, difference }) => {
    const product = products.get(id);
    return product ? [{ ...product, difference }] : [];
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
