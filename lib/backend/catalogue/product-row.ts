import type postgres from "postgres";
import type { CategoryId, Family, Season } from "@/lib/domain/category";
import type { LabelClass, TyreClass } from "@/lib/domain/eu-label";
import type { Currency } from "@/lib/domain/locale";
import type { Picture } from "@/lib/domain/picture";
import type { NoiseClass } from "@/lib/domain/tyre-noise";

/** A tyre as the queries of the catalogue read it, its price in the currency asked for. */
export type ProductRow = {
  id: number;
  slug: string;
  category: CategoryId;
  brand: string;
  brand_slug: string;
  pattern: string;
  pattern_slug: string;
  width: number;
  profile: number | null;
  construction: "R" | "D" | "B";
  rim_tenths: number;
  commercial: boolean;
  load_index: number;
  load_index_dual: number | null;
  speed_symbol: string;
  season: Season;
  family: Family;
  three_pmsf: boolean;
  ms: boolean;
  ice: boolean;
  studded: boolean;
  xl: boolean;
  runflat: boolean;
  ev: boolean;
  homologation: string | null;
  fuel: LabelClass | null;
  wet: LabelClass | null;
  noise_db: number | null;
  noise_class: NoiseClass | null;
  tyre_class: TyreClass;
  eprel_id: number | null;
  price: number;
  /** Lowest price of the 30 days before a reduction; `null` where the price is no reduction. */
  lowest: number | null;
  /** When the price ceases to be a reduction, ms since 1970. */
  lowest_until: number | null;
  /** Stars of all its reviews together, and how many those are. */
  rating_sum: number;
  rating_count: number;
  stock: number;
  dispatch_days: number;
  production_year: number | null;
  /** The first of its own pictures, else of its pattern's; `null`: it is drawn. */
  picture: Picture | null;
};

/** The column of a price list. */
export const priceColumn = (sql: postgres.Sql, currency: Currency) => sql(`price_${currency.toLowerCase()}`);

/** The columns of `ProductRow`, for a query over `productTables`. */
export function productColumns(sql: postgres.Sql, currency: Currency) {
  return sql`
    p.id, p.slug, p.category, b.name as brand, b.slug as brand_slug, t.name as pattern, t.slug as pattern_slug,
    p.width, p.profile, p.construction, p.rim_tenths, p.commercial, p.load_index, p.load_index_dual, p.speed_symbol,
    p.season, p.family, p.three_pmsf, p.ms, p.ice, p.studded, p.xl, p.runflat, p.ev, p.homologation,
    p.fuel, p.wet, p.noise_db, p.noise_class, p.tyre_class, p.eprel_id,
    p.${priceColumn(sql, currency)} as price, reduction.lowest, reduction.lowest_until,
    p.rating_sum, p.rating_count, p.stock, p.dispatch_days, p.production_year, ${pictureColumn(sql)}`;
}

/**
 * The first picture of product `p`, its own or else its pattern's, as the column `picture`. Each of the two is the first entry of an
 * index, and only the one that is shown is looked up: about 15 µs a tyre, where one search for both and a sort took 40.
 */
export function pictureColumn(sql: postgres.Sql) {
  const first = (whose: postgres.Fragment) => sql`(
          select shown.hash from tyre_picture shown where ${whose} and shown.removed_at is null
          order by shown.position, shown.id limit 1
        )`;
  return sql`(
      select json_build_object('hash', picture.hash, 'width', picture.width, 'height', picture.height) from picture
      where hash = coalesce(
        ${first(sql`shown.product_id = p.id`)},
        ${first(sql`shown.pattern_id = p.pattern_id`)})
    ) as picture`;
}

/**
 * Product `p` with its brand `b`, its pattern `t` and, where its price is a reduction of the last 30 days, the lowest price
 * of the 30 days before that reduction: read from the price log. Source: Directive 98/6/EC, Art. 6a; CJEU C-330/23: a saving
 * may only be announced against that lowest price, so a price that is not below it is none.
 */
export function productTables(sql: postgres.Sql, currency: Currency, now: Date) {
  const moment = now.toISOString();
  return sql`
    product p
    join brand b on b.id = p.brand_id
    join pattern t on t.id = p.pattern_id
    left join lateral (
      select min(before.amount) as lowest,
        extract(epoch from max(change.at) + interval '720 hours')::float8 * 1000 as lowest_until
      from (
        select at from price_log
        where product_id = p.id and currency = ${currency} and at <= ${moment}
        order by at desc, id desc limit 1
      ) as change
      cross join lateral (
        (select amount from price_log
         where product_id = p.id and currency = ${currency}
           and at < change.at and at >= change.at - interval '30 days')
        union all
        (select amount from price_log
         where product_id = p.id and currency = ${currency} and at < change.at - interval '30 days'
         order by at desc, id desc limit 1)
      ) as before
      where change.at > ${moment}::timestamptz - interval '720 hours'
    ) as reduction on reduction.lowest > p.${priceColumn(sql, currency)}`;
}
