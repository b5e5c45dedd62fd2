import type postgres from "postgres";
import { type ProductRow, priceColumn, productColumns, productTables } from "@/lib/backend/catalogue/product-row";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { ListingFilter } from "@/lib/backend/listing/filter";
import { missSql } from "@/lib/backend/listing/miss";
import type { ListingStats } from "@/lib/backend/listing/reasons";
import { ofSizeSql, scopeSql } from "@/lib/backend/listing/scope";
import { sizedSql } from "@/lib/backend/listing/sized-sql";
import { statsSql } from "@/lib/backend/listing/stats-sql";
import type { ProductQuery } from "@/lib/contract/products";
import type { Season } from "@/lib/domain/category";
import type { LabelClass } from "@/lib/domain/eu-label";
import { likelySeason } from "@/lib/domain/likely-season";
import type { Currency } from "@/lib/domain/locale";
import { pageQuantity } from "@/lib/domain/quantity";

export const pageSize = 24;

/**
 * Tyres counted together: those alike in one kind of property that fail the same filters (`miss`). Tuples, because there
 * are hundreds of them in an answer.
 */
type BrandGroup = [miss: number, brandId: number, count: number];
type SizeGroup = [miss: number, width: number, profile: number | null, rimTenths: number, count: number];
type IndexGroup = [miss: number, loadIndex: number, speedRank: number, count: number];
type TraitGroup = [
  miss: number,
  season: Season,
  fuel: LabelClass | null,
  wet: LabelClass | null,
  noiseDb: number | null,
  xl: boolean,
  runflat: boolean,
  inStock: boolean,
  /** Whole stars that the average reaches; `null`: not rated. */
  rating: number | null,
  count: number,
];

export type ListingAnswer = {
  rows: ProductRow[];
  brands: { id: number; slug: string; name: string }[];
  brand_groups: BrandGroup[];
  size_groups: SizeGroup[];
  index_groups: IndexGroup[];
  trait_groups: TraitGroup[];
  stats: ListingStats;
};

type Sort = ProductQuery["sort"];

/**
 * Equal tyres always stand in the same order: the id decides last. Of equal averages, that of more reviews comes first.
 * @param first the season that comes first where seasons are mixed, all-season tyres behind it; `null`: none does
 */
function orderSql(sql: postgres.Sql, sort: Sort, first: Season | null) {
  const bySeason = first === null ? "" : `season = '${first}' desc, season = 'all_season' desc, `;
  const usual = `whole_set desc, in_stock desc, ${bySeason}popularity desc, price, id`;
  const orders: Record<Sort, string> = {
    recommended: usual,
    rating: `rating_sum::numeric / nullif(rating_count, 0) desc nulls last, rating_count desc, ${usual}`,
    price_asc: "price, popularity desc, id",
    price_desc: "price desc, popularity desc, id",
    quietest: "noise_db, popularity desc, price, id", // nulls stand last: no label, no place in front
    wet: "wet, popularity desc, price, id",
    fuel: "fuel, popularity desc, price, id",
  };
  return sql.unsafe(orders[sort]);
}

type ListingRequest = { filter: ListingFilter; sort: Sort; page: number; currency: Currency; now: Date };

/** The season that comes first in a search that names none. */
function firstSeason({ terms, category, season }: ListingFilter, now: Date): Season | null {
  return terms && terms.season === null && category === null && season === null ? likelySeason(now) : null;
}

/**
 * A page of a listing with the counts for its facets and the numbers its reasons are judged by, in one round trip. Every
 * tyre of the asked size is read once, with the set of filters it fails; those that fail two or more count nowhere. Tyres of
 * the sizes beside it, which can be many more, count for the choice of sizes alone.
 */
export async function queryListing({ filter, sort, page, currency, now }: ListingRequest): Promise<ListingAnswer> {
  const { sql } = connection().planned;
  const [answer] = await sql<ListingAnswer[]>`
    with wanted as materialized (
      select * from (
        select p.id, p.brand_id, p.${priceColumn(sql, currency)} as price, p.popularity, p.stock > 0 as in_stock,
          p.stock >= ${pageQuantity}::int as whole_set,
          p.season, p.load_index, p.speed_rank, p.fuel, p.wet, p.noise_db, p.xl, p.runflat, p.rating_sum,
          p.rating_count, p.rating_sum / nullif(p.rating_count, 0) as rating, ${missSql(sql, filter, currency)} as miss
        from product p
        where ${scopeSql(sql, filter, currency)} ${ofSizeSql(sql, filter)}
        offset 0
      ) as judged
      where miss & (miss - 1) = 0
    ),
    counted as (
      select case grouping(brand_id, load_index) when 1 then 'brand' when 2 then 'indexes' else 'traits' end as kind,
        miss, brand_id, load_index, speed_rank, season, fuel, wet, noise_db, xl, runflat, in_stock, rating,
        count(*)::int as count
      from wanted
      group by grouping sets (
        (miss, brand_id), (miss, load_index, speed_rank),
        (miss, season, fuel, wet, noise_db, xl, runflat, in_stock, rating)
      )
    ),
    ${sizedSql(sql, filter, currency)},
    ${statsSql(sql, currency)},
    shown as (
      select id, row_number() over () as place
      from (
        select id from wanted where miss = 0
        order by ${orderSql(sql, sort, firstSeason(filter, now))}
        limit ${sql.unsafe(String(pageSize))} offset ${(page - 1) * pageSize}
      ) as ordered
    ),
    shown_row as (
      select shown.place, ${productColumns(sql, currency)}
      from ${productTables(sql, currency, now)}
      join shown on shown.id = p.id
    )
    select
      (select coalesce(json_agg(shown_row order by place), '[]') from shown_row) as rows,
      (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)), '[]')
        from brand
        where id in (select brand_id from counted where kind = 'brand') or slug = any(${filter.brand}::text[])) as brands,
      (select coalesce(json_agg(json_build_array(miss, brand_id, count)), '[]')
        from counted where kind = 'brand') as brand_groups,
      (select coalesce(json_agg(json_build_array(miss, width, profile, rim_tenths, count)), '[]')
        from sized) as size_groups,
      (select coalesce(json_agg(json_build_array(miss, load_index, speed_rank, count)), '[]')
        from counted where kind = 'indexes') as index_groups,
      (select coalesce(json_agg(json_build_array(
          miss, season, fuel, wet, noise_db, xl, runflat, in_stock, rating, count)), '[]')
        from counted where kind = 'traits') as trait_groups,
      (select stats from stats)`;
  if (!answer) throw new Error("The listing query gave no row.");
  return answer;
}
