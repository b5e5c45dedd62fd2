import type postgres from "postgres";
import type { ListingFilter } from "@/lib/backend/catalogue/listing/filter";
import type { SearchTerms } from "@/lib/backend/catalogue/listing/search-terms";

function searchSql(sql: postgres.Sql, { size, loadMin, speedMin, words, number }: SearchTerms) {
  // Looked up first, so that the tyres themselves are found through indexes.
  const worded =
    words.length === 0
      ? sql`true`
      : sql`p.pattern_id = any(array(select id from pattern where ' ' || search like all(${words}::text[])))`;
  const sized = size
    ? sql`p.width = ${size.width}::int and p.profile is not distinct from ${size.profile}::int
        and p.rim_tenths = ${size.rimTenths}::int and (p.commercial or not ${size.commercial}::bool)`
    : sql`true`;
  return sql`
    and (
      p.id = any(array(select id from product where ean = ${number} union all select id from product where mpn = ${number}))
      or (
        ${worded}
        and ${sized}
        and (${loadMin}::int is null or p.load_index >= ${loadMin}::int)
        and (${speedMin}::int is null or p.speed_rank >= ${speedMin}::int)
      )
    )`;
}

/**
 * What the listing is about, before its filters: the condition on product `p` of its category, its kind (van or not) and
 * its search.
 */
export function scopeSql(sql: postgres.Sql, { category, commercial, terms, width, profile, rimTenths }: ListingFilter) {
  // A tyre that fails two of the three parts of a size fails two filters and counts nowhere: said here once more in a
  // form that indexes can follow, because nearly every listing is of one size.
  const nearSize =
    width && rimTenths && profile && !profile.includes(0)
      ? sql`and (
          (p.width = any(${width}::smallint[]) and p.profile = any(${profile}::smallint[]))
          or (p.width = any(${width}::smallint[]) and p.rim_tenths = any(${rimTenths}::smallint[]))
          or (p.profile = any(${profile}::smallint[]) and p.rim_tenths = any(${rimTenths}::smallint[]))
        )`
      : sql``;
  return sql`p.active
    ${category === null ? sql`` : sql`and p.category = ${category}::category`}
    ${commercial === null ? sql`` : sql`and p.commercial = ${commercial}::bool`}
    ${terms === null ? sql`` : searchSql(sql, terms)}
    ${nearSize}`;
}
