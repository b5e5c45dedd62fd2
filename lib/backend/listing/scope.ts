import type postgres from "postgres";
import type { ListingFilter } from "@/lib/backend/listing/filter";
import { sizeMissSql } from "@/lib/backend/listing/miss";
import { searchSql } from "@/lib/backend/search/search-sql";
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

/** The asked size in full; `null` when a part of it is open or stands for "none". */
export function wholeSize({ width, profile, rimTenths }: ListingFilter) {
  return width && rimTenths && profile && !profile.includes(0) ? { width, profile, rimTenths } : null;
}

/** Product `p` is of the asked size; a whole size is said in a form that indexes can follow: nearly every listing is of one. */
export function ofSizeSql(sql: postgres.Sql, filter: ListingFilter) {
  const size = wholeSize(filter);
  if (!size) return sql`and (${sizeMissSql(sql, filter)}) = 0`;
  return sql`and p.width = any(${size.width}::smallint[]) and p.profile = any(${size.profile}::smallint[])
    and p.rim_tenths = any(${size.rimTenths}::smallint[])`;
}
