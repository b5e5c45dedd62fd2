import type postgres from "postgres";
import { priceColumn } from "@/lib/backend/catalogue/product-row";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { CategoryId, Season } from "@/lib/domain/category";
import type { Currency } from "@/lib/domain/locale";
import { pageTags } from "@/lib/domain/page-tags";
import { onPurge } from "@/lib/runtime/cached-pages";

/** Tyres on sale of one size, season and category, counted together. */
export type SizeGroup = {
  width: number;
  /** 0: the size writes none. */
  profile: number;
  rim: number;
  commercial: boolean;
  season: Season;
  category: CategoryId;
  count: number;
  price: number;
  /** Working days until the first of them leaves; `null`: none of them is in stock. */
  days: number | null;
};

/** How long a count may be old, ms: every step in the size finder of every visitor asks for the same few hundred groups. */
const freshFor = 1_000;

type Remembered = { at: number; groups: Promise<SizeGroup[]> };
let remembered = new WeakMap<postgres.Sql, Map<Currency, Remembered>>();

onPurge((tags) => {
  const counted = [pageTags.offers, pageTags.assortment];
  if (!tags || counted.some((tag) => tags.includes(tag))) remembered = new WeakMap();
});

/** All groups as the database has them now. */
export async function querySizeGroups(sql: postgres.Sql, currency: Currency): Promise<SizeGroup[]> {
  return sql<SizeGroup[]>`
    select width, coalesce(profile, 0) as profile, rim_tenths / 10.0::float8 as rim, commercial, season, category,
      count(*)::int as count, min(${priceColumn(sql, currency)}) as price,
      min(dispatch_days) filter (where stock > 0) as days
    from product
    where active
    group by width, product.profile, rim_tenths, commercial, season, category
    order by width, product.profile, rim_tenths, commercial, category`;
}

/**
 * All groups; callers at the same moment share one query.
 * @param atMost how old they may be, ms
 */
export function sizeGroups(currency: Currency, now = Date.now(), atMost = freshFor): Promise<SizeGroup[]> {
  const { sql } = connection();
  const known = remembered.get(sql) ?? new Map<Currency, Remembered>();
  remembered.set(sql, known);
  const cached = known.get(currency);
  if (cached && cached.at + atMost > now) return cached.groups;
  const groups = querySizeGroups(sql, currency);
  known.set(currency, { at: now, groups });
  groups.catch(() => known.delete(currency)); // a failure reaches those who wait, and the next call tries again
  return groups;
}
