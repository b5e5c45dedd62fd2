import type { Comparable } from "@/lib/backend/catalogue/detail/alternatives";
import { type ProductRow, priceColumn, productColumns, productTables } from "@/lib/backend/catalogue/product-row";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { ProductDetail } from "@/lib/contract/products";
import type { BrandSafety } from "@/lib/domain/brand-safety";
import type { Currency } from "@/lib/domain/locale";
import { pageQuantity } from "@/lib/domain/quantity";

export type DetailRow = ProductRow & {
  pattern_id: number;
  popularity: number;
  ean: string | null;
  mpn: string | null;
  country: string | null;
  manufacturer: string | null;
  safety: BrandSafety | null;
  tread: ProductDetail["tread"];
  description: string | null;
  /** Tyres of the same size and season that carry and bear at least as much: a whole set in stock, none older than two years. */
  candidates: Comparable[];
};

/** A tyre on sale with the tyres it is compared to, in one round trip; `null` for an unknown slug. */
export async function queryDetail(slug: string, currency: Currency, now: Date): Promise<DetailRow | null> {
  const { sql } = connection().planned;
  const price = priceColumn(sql, currency);
  const [row] = await sql<DetailRow[]>`
    select ${productColumns(sql, currency)},
      p.pattern_id, p.popularity, p.ean, p.mpn, b.country, b.manufacturer, b.safety, t.tread, p.description,
      (
        select coalesce(json_agg(json_build_object('id', c.id, 'pattern_id', c.pattern_id, 'price', c.${price},
          'noise_db', c.noise_db, 'wet', c.wet, 'fuel', c.fuel, 'popularity', c.popularity,
          'dispatch_days', c.dispatch_days)), '[]')
        from product c
        where c.width = p.width and c.profile is not distinct from p.profile and c.rim_tenths = p.rim_tenths
          and c.commercial = p.commercial and c.season = p.season and c.studded = p.studded
          and c.load_index >= p.load_index and c.speed_rank >= p.speed_rank
          and c.active and c.stock >= ${pageQuantity}::int
          and (c.production_year is null or c.production_year >= ${now.getUTCFullYear() - 1}::int) and c.pattern_id <> p.pattern_id
      ) as candidates
    from ${productTables(sql, currency, now)}
    where p.slug = ${slug} and p.active`;
  return row ?? null;
}

/** A tyre that was sold once; `heirs`: slugs of at most two that can take its place. */
export type Retired = Pick<ProductRow, "brand" | "pattern" | "category" | SizeColumns> & { heirs: string[] };
type SizeColumns = "width" | "profile" | "construction" | "rim_tenths" | "commercial";

/**
 * A tyre that was sold once, with the slugs of those on sale that can take its place on any car it fitted: of the same pattern, size,
 * homologation and run-flat design, that carry and bear at least as much. `null` for a slug that no tyre has.
 */
export async function queryRetired(slug: string): Promise<Retired | null> {
  const { sql } = connection().planned;
  const [row] = await sql<Retired[]>`
    select b.name as brand, t.name as pattern, p.category, p.width, p.profile, p.construction, p.rim_tenths, p.commercial,
      array(
        select c.slug from product c
        where c.active and c.pattern_id = p.pattern_id and c.category = p.category
          and c.width = p.width and c.profile is not distinct from p.profile and c.rim_tenths = p.rim_tenths
          and c.commercial = p.commercial and c.load_index >= p.load_index and c.speed_rank >= p.speed_rank
          and c.runflat = p.runflat and c.studded = p.studded and c.homologation is not distinct from p.homologation
        limit 2
      ) as heirs
    from product p join brand b on b.id = p.brand_id join pattern t on t.id = p.pattern_id
    where p.slug = ${slug} and not p.active`;
  return row ?? null;
}

/** The current slug of a product that had this slug before; `null` when none had it. */
export async function queryRenamed(slug: string): Promise<string | null> {
  const { sql } = connection().planned;
  const [row] = await sql<{ slug: string }[]>`
    select p.slug from product_slug old join product p on p.id = old.product_id where old.slug = ${slug} and p.active`;
  return row?.slug ?? null;
}
