import type postgres from "postgres";
import type { ListingFilter } from "@/lib/backend/listing/filter";
import { isUnfiltered, missSql, sizeMissSql } from "@/lib/backend/listing/miss";
import { scopeSql, wholeSize } from "@/lib/backend/listing/scope";
import type { Currency } from "@/lib/domain/locale";

/** Where the tyres are that differ from the asked size in one part at most, each once: ranges of an index. */
function near(sql: postgres.Sql, filter: ListingFilter) {
  const size = wholeSize(filter);
  if (!size) return [sql``];
  const width = sql`p.width = any(${size.width}::smallint[])`;
  const profile = sql`p.profile = any(${size.profile}::smallint[])`;
  const rim = sql`p.rim_tenths = any(${size.rimTenths}::smallint[])`;
  return [
    sql`and ${rim} and ${profile}`,
    sql`and ${rim} and ${width} and (${profile}) is not true`,
    sql`and ${profile} and ${width} and not ${rim}`,
  ];
}

/**
 * The query `sized`: tyres counted by size, those that fail no filter but one part of the asked size. They can be many more
 * than those of the size, so nothing but an index is read of them unless there are other filters to fail, and it is the
 * counts that are judged (`offset 0` keeps the database from judging every tyre).
 */
export function sizedSql(sql: postgres.Sql, filter: ListingFilter, currency: Currency) {
  const scope = scopeSql(sql, filter, currency);
  const others = isUnfiltered(filter) ? sql`` : sql`and (${missSql(sql, filter, currency)}) = 0`;
  const counts = near(sql, filter).map(
    (where) => sql`
        select p.width, p.profile, p.rim_tenths, count(*)::int as count
        from product p
        where ${scope} ${where} ${others}
        group by p.width, p.profile, p.rim_tenths`,
  );
  return sql`
    sized as (
      select * from (
        select ${sizeMissSql(sql, filter)} as miss, p.*
        from (${counts.reduce((all, count) => sql`${all} union all ${count}`)}) as p
        offset 0
      ) as judged
      where miss & (miss - 1) = 0
    )`;
}
