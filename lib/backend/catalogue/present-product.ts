import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import type { EuLabel, Product } from "@/lib/contract/products";
import { categoryById } from "@/lib/domain/category";
import { dispatchDate } from "@/lib/domain/delivery-estimate";
import { byLanguage, type Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import { smallPicture } from "@/lib/domain/picture";
import { ratingOf } from "@/lib/domain/review";
import { treadPath } from "@/lib/domain/tread-path";
import { formatTyreSize, type TyreSize } from "@/lib/domain/tyre-size";

/** The size of a row. */
export function tyreSizeOf(
  row: Pick<ProductRow, "width" | "profile" | "construction" | "rim_tenths" | "commercial">,
): TyreSize {
  const { width, profile, construction, rim_tenths, commercial } = row;
  return { width, profile, construction, rim: rim_tenths / 10, commercial };
}

/** Public paths of a product, one per language. */
export function productPaths(row: Pick<ProductRow, "category" | "slug">): Product["paths"] {
  const slugs = categoryById(row.category)?.slugs;
  return byLanguage((language) => `/${language}/${slugs?.[language]}/${row.slug}`);
}

function labelOf(row: ProductRow): EuLabel | null {
  const { fuel, wet, noise_db, noise_class, tyre_class, eprel_id } = row;
  if (fuel === null || wet === null || noise_db === null || noise_class === null) return null;
  return { fuel, wet, noise_db, noise_class, class: tyre_class, eprel_id };
}

/** Its picture, and the small one that stands beside its name; a tyre without a picture is drawn. */
function imagesOf({ picture, brand_slug, pattern_slug }: ProductRow): Pick<Product, "image" | "picture"> {
  return picture ? { image: smallPicture(picture), picture } : { image: treadPath(brand_slug, pattern_slug) };
}

export type Moment = { currency: Currency; now: Date };

/** A row as the API shows it in a listing, the cart and among alternatives. */
export function presentProduct(row: ProductRow, { currency, now }: Moment): Product {
  const size = tyreSizeOf(row);
  const { three_pmsf, ms, ice, studded, xl, runflat, ev } = row;
  const lowest = row.lowest === null ? undefined : moneyOf(row.lowest, currency);
  return {
    id: row.id,
    slug: row.slug,
    paths: productPaths(row),
    category: row.category,
    brand: row.brand,
    brand_slug: row.brand_slug,
    pattern: row.pattern,
    pattern_slug: row.pattern_slug,
    size: { ...size, text: formatTyreSize(size) },
    load_index: row.load_index,
    load_index_dual: row.load_index_dual,
    speed_symbol: row.speed_symbol,
    season: row.season,
    family: row.family,
    flags: { three_pmsf, ms, ice, studded, xl, runflat, ev },
    homologation: row.homologation,
    label: labelOf(row),
    price: moneyOf(row.price, currency),
    // The price a saving is shown against is the lowest one, even where a higher one came right before the reduction.
    ...(lowest && { price_before: lowest, lowest_30_days: lowest }),
    stock: row.stock,
    dispatch_date: dispatchDate({ dispatchDays: row.dispatch_days, now }),
    production_year: row.production_year,
    rating: ratingOf(row.rating_sum, row.rating_count),
    ...imagesOf(row),
  };
}
