import type postgres from "postgres";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { CategoryId, Season } from "@/lib/domain/category";
import { pageTags } from "@/lib/domain/page-tags";
import { speedSymbols } from "@/lib/domain/speed-symbol";
import { sizeSlug } from "@/lib/domain/tyre-size";
import { onPurge } from "@/lib/runtime/cached-pages";

/** Tyres on sale of one size, category and service description, counted together. Prices in minor units. */
export type ServiceGroup = {
  season: Season;
  category: CategoryId;
  loadIndex: number;
  loadIndexDual: number | null;
  speedSymbol: string;
  threePmsf: boolean;
  count: number;
  CZK: number;
  EUR: number;
  USD: number;
};

type Row = Omit<ServiceGroup, "speedSymbol"> & {
  width: number;
  profile: number | null;
  construction: "R" | "D" | "B";
  rim: number;
  commercial: boolean;
  speedRank: number;
};

/** The groups of each size, by its `sizeSlug`. */
export type ServiceGroups = ReadonlyMap<string, ServiceGroup[]>;

/** How old a count may be, ms. */
const freshFor = 30_000;
let remembered = new WeakMap<postgres.Sql, { until: number; groups: Promise<ServiceGroups> }>();

onPurge((tags) => {
  if (tags?.includes(pageTags.offers) ?? true) remembered = new WeakMap();
});

async function queryGroups(sql: postgres.Sql): Promise<ServiceGroups> {
  const rows = await sql<Row[]>`
    select width, profile, construction, rim_tenths / 10.0::float8 as rim, commercial, season, category,
      load_index as "loadIndex", load_index_dual as "loadIndexDual", speed_rank as "speedRank",
      three_pmsf as "threePmsf", count(*)::int as count,
      min(price_czk) as "CZK", min(price_eur) as "EUR", min(price_usd) as "USD"
    from product
    where active
    group by width, profile, construction, rim_tenths, commercial, season, category, load_index, load_index_dual,
      speed_rank, three_pmsf`;
  const bySize = new Map<string, ServiceGroup[]>();
  for (const { width, profile, construction, rim, commercial, speedRank, ...group } of rows) {
    const slug = sizeSlug({ width, profile, construction, rim, commercial });
    const groups = bySize.get(slug) ?? [];
    bySize.set(slug, groups);
    groups.push({ ...group, speedSymbol: speedSymbols[speedRank] ?? "" });
  }
  return bySize;
}

/** All groups since the last change that was heard of, at most half a minute old; callers at the same moment share one query. */
export function serviceGroups(now = Date.now()): Promise<ServiceGroups> {
  const { sql } = connection();
  const cached = remembered.get(sql);
  if (cached && cached.until > now) return cached.groups;
  const groups = queryGroups(sql);
  remembered.set(sql, { until: now + freshFor, groups });
  groups.catch(() => remembered.delete(sql)); // a failure reaches those who wait, and the next call tries again
  return groups;
}
