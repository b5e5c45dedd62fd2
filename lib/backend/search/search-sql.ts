import type postgres from "postgres";
import { priceColumn } from "@/lib/backend/catalogue/product-row";
import type { SearchTerms, SoughtSize } from "@/lib/backend/search/search-terms";
import type { Currency } from "@/lib/domain/locale";

/** One size is written out, so that the plan follows the index; the sizes of a car are looked up first. */
function sizesSql(sql: postgres.Sql, sizes: SoughtSize[]) {
  const [only, ...others] = sizes;
  if (only && others.length === 0)
    return sql`and p.width = ${only.width}::int and p.profile is not distinct from ${only.profile}::int
      and p.rim_tenths = ${only.rimTenths}::int and (p.commercial or not ${only.commercial}::bool)
      and (${only.loadMin}::int is null or p.load_index >= ${only.loadMin}::int)`;
  const column = <Value>(of: (size: SoughtSize) => Value) => sizes.map(of);
  // One branch for each way to write a profile: the index knows how to look for a value and for none, not for either.
  const fits = sql`fitting.width = sought.width and fitting.rim_tenths = sought.rim_tenths
    and (fitting.commercial or not sought.commercial) and fitting.load_index >= sought.load_min`;
  return sql`and p.id = any(array(
    select fitting.id
    from unnest(
      ${column(({ width }) => width)}::int[], ${column(({ profile }) => profile)}::int[],
      ${column(({ rimTenths }) => rimTenths)}::int[], ${column(({ commercial }) => Number(commercial))}::int[]::bool[],
      ${column(({ loadMin }) => loadMin ?? 0)}::int[]
    ) as sought (width, profile, rim_tenths, commercial, load_min)
    cross join lateral (
      select id from product fitting where ${fits} and fitting.profile = sought.profile
      union all
      select id from product fitting where ${fits} and fitting.profile is null and sought.profile is null
    ) as fitting
  ))`;
}

/** The condition on product `p` that a typed search asks for. */
export function searchSql(sql: postgres.Sql, terms: SearchTerms, currency: Currency) {
  const { sizes, width, profile, rimTenths, loadMin, speedMin, season, family, brandIds, patternIds } = terms;
  const said = sql`
    ${terms.meaningless ? sql`false` : sql`true`}
    ${sizes === null ? sql`` : sizesSql(sql, sizes)}
    ${width === null ? sql`` : sql`and p.width = ${width}::int`}
    ${profile === null ? sql`` : sql`and p.profile = ${profile}::int`}
    ${rimTenths === null ? sql`` : sql`and p.rim_tenths = ${rimTenths}::int`}
    ${season === null ? sql`` : sql`and p.season = ${season}::season`}
    ${family === null ? sql`` : sql`and p.family = ${family}::family`}
    ${brandIds === null ? sql`` : sql`and p.brand_id = any(${brandIds}::int[])`}
    ${patternIds === null ? sql`` : sql`and p.pattern_id = any(${patternIds}::int[])`}
    ${loadMin === null ? sql`` : sql`and p.load_index >= ${loadMin}::int`}
    ${speedMin === null ? sql`` : sql`and p.speed_rank >= ${speedMin}::int`}
    ${terms.xl ? sql`and p.xl` : sql``}
    ${terms.runflat ? sql`and p.runflat` : sql``}
    ${terms.priceMax === null ? sql`` : sql`and p.${priceColumn(sql, currency)} <= ${terms.priceMax}::int`}`;
  if (terms.number === null) return sql`and (${said})`;
  return sql`and (
    p.id = any(array(
      select id from product where ean = ${terms.number} union all select id from product where mpn = ${terms.number}
    ))
    or (${said})
  )`;
}
