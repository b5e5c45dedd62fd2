import type postgres from "postgres";
import type { ListingFilter } from "@/lib/backend/catalogue/listing/filter";
import { searchSql } from "@/lib/backend/catalogue/listing/search-sql";
import type { Currency } from "@/lib/domain/locale";

/**
 * What the listing is about, before its filters: the condition on product `p` of its category, its kind (van or not) and
 * its search.
 */
export function scopeSql(sql: postgres.Sql, { category, commercial, terms }: ListingFilter, currency: Currency) {
  return sql`p.active
    ${category === null ? sql`` : sql`and p.category = ${category}::category`}
    ${commercial === null ? sql`` : sql`and p.commercial = ${commercial}::bool`}
    ${terms === null ? sql`` : searchSql(sql, terms, currency)}`;
}

/** The asked size in full, in a form that indexes can follow; `null` when a part of it is open or stands for "none". */
function wholeSize({ width, profile, rimTenths }: ListingFilter) {
  return width && rimTenths && profile && !profile.includes(0) ? { width, profile, rimTenths } : null;
}

/** Said once more beside `sizeMissSql`, because nearly every listing is of one size: product `p` is of the asked size. */
export function ofSizeSql(sql: postgres.Sql, filter: ListingFilter) {
  const size = wholeSize(filter);
  if (!size) return sql``;
  return sql`and p.width = any(${size.width}::smallint[]) and p.profile = any(${size.profile}::smallint[])
    and p.rim_tenths = any(${size.rimTenths}::smallint[])`;
}

/** Likewise: product `p` differs from the asked size in one part at most. */
export function nearSizeSql(sql: postgres.Sql, filter: ListingFilter) {
  const size = wholeSize(filter);
  if (!size) return sql``;
  const { width, profile, rimTenths } = size;
  return sql`and (
      (p.width = any(${width}::smallint[]) and p.profile = any(${profile}::smallint[]))
      or (p.width = any(${width}::smallint[]) and p.rim_tenths = any(${rimTenths}::smallint[]))
      or (p.profile = any(${profile}::smallint[]) and p.rim_tenths = any(${rimTenths}::smallint[]))
    )`;
}
