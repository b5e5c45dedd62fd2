import type postgres from "postgres";
import type { ListingFilter } from "@/lib/backend/catalogue/listing/filter";
import { searchSql } from "@/lib/backend/catalogue/listing/search-sql";
import type { Currency } from "@/lib/domain/locale";

/**
 * What the listing is about, before its filters: the condition on product `p` of its category, its kind (van or not) and
 * its search.
 */
export function scopeSql(sql: postgres.Sql, filter: ListingFilter, currency: Currency) {
  const { category, commercial, terms, width, profile, rimTenths } = filter;
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
    ${terms === null ? sql`` : searchSql(sql, terms, currency)}
    ${nearSize}`;
}
