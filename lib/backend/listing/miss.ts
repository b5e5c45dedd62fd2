import type postgres from "postgres";
import { priceColumn } from "@/lib/backend/catalogue/product-row";
import type { ListingFilter } from "@/lib/backend/listing/filter";
import type { Currency } from "@/lib/domain/locale";

/** Bit of each filter in `miss`, the set of filters that a tyre fails. */
export const missBit = {
  brand: 1,
  width: 2,
  profile: 4,
  rim: 8,
  season: 16,
  load_min: 32,
  speed_min: 64,
  fuel: 128,
  wet: 256,
  noise_max: 512,
  xl: 1024,
  runflat: 2048,
  in_stock: 4096,
  price: 8192,
  rating_min: 16384,
} as const;

const bitOf = (sql: postgres.Sql, name: keyof typeof missBit) => sql.unsafe(String(missBit[name]));

/**
 * The parts of the asked size that product `p` has otherwise, as bits. The text is the same whichever parts are set, so that
 * few statements serve all listings.
 */
export function sizeMissSql(sql: postgres.Sql, { width, profile, rimTenths }: ListingFilter) {
  const bit = (name: keyof typeof missBit) => bitOf(sql, name);
  return sql`
      case when ${width}::int[] is null or p.width = any(${width}::int[]) then 0 else ${bit("width")} end
    | case when ${profile}::int[] is null or coalesce(p.profile, 0) = any(${profile}::int[]) then 0 else ${bit("profile")} end
    | case when ${rimTenths}::int[] is null or p.rim_tenths = any(${rimTenths}::int[]) then 0 else ${bit("rim")} end`;
}

/**
 * The filters other than those of its size that product `p` fails, as bits. A tyre that fails none is in the listing; one
 * that fails a single filter still counts for that filter's own values. With any filter the text is the same.
 */
export function missSql(sql: postgres.Sql, filter: ListingFilter, currency: Currency) {
  if (isUnfiltered(filter)) return sql`0`;
  const { brand, season, loadMin, speedMin, fuel, wet, noiseMax } = filter;
  const { xl, runflat, inStock, priceMin, priceMax, ratingMin } = filter;
  const bit = (name: keyof typeof missBit) => bitOf(sql, name);
  const price = sql`p.${priceColumn(sql, currency)}`;
  return sql`
      case when ${brand}::text[] is null
        or p.brand_id = any(array(select id from brand where slug = any(${brand}::text[]))) then 0 else ${bit("brand")} end
    | case when ${season}::season[] is null or p.season = any(${season}::season[]) then 0 else ${bit("season")} end
    | case when ${loadMin}::int is null or p.load_index >= ${loadMin}::int then 0 else ${bit("load_min")} end
    | case when ${speedMin}::int is null or p.speed_rank >= ${speedMin}::int then 0 else ${bit("speed_min")} end
    | case when ${fuel}::label_class[] is null or p.fuel = any(${fuel}::label_class[]) then 0 else ${bit("fuel")} end
    | case when ${wet}::label_class[] is null or p.wet = any(${wet}::label_class[]) then 0 else ${bit("wet")} end
    | case when ${noiseMax}::int is null or p.noise_db <= ${noiseMax}::int then 0 else ${bit("noise_max")} end
    | case when ${xl}::bool is null or p.xl then 0 else ${bit("xl")} end
    | case when ${runflat}::bool is null or p.runflat then 0 else ${bit("runflat")} end
    | case when ${inStock}::bool is null or p.stock > 0 then 0 else ${bit("in_stock")} end
    | case when (${priceMin}::int is null or ${price} >= ${priceMin}::int)
        and (${priceMax}::int is null or ${price} <= ${priceMax}::int) then 0 else ${bit("price")} end
    | case when ${ratingMin}::int is null or (p.rating_count > 0 and p.rating_sum >= ${ratingMin}::int * p.rating_count)
        then 0 else ${bit("rating_min")} end`;
}

/** Is the listing narrowed by nothing but its scope and a size? Then no tyre fails any other filter. */
export function isUnfiltered(filter: ListingFilter): boolean {
  const { brand, season, loadMin, speedMin, fuel, wet, noiseMax, xl, runflat, inStock } = filter;
  const set = [brand, season, loadMin, speedMin, fuel, wet, noiseMax, xl, runflat, inStock];
  return [...set, filter.priceMin, filter.priceMax, filter.ratingMin].every((value) => value === null);
}
