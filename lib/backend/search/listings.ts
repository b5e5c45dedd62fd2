import { catalogueMessages } from "@/lib/backend/catalogue/catalogue-messages";
import { connection } from "@/lib/backend/kernel/database/connect";
import { searchSql } from "@/lib/backend/search/search-sql";
import { termsOf } from "@/lib/backend/search/search-terms";
import type { Understood } from "@/lib/backend/search/understood";
import type { Voice } from "@/lib/backend/search/write-search";
import type { UnderstoodSearch } from "@/lib/contract/search";
import { type CategoryId, categoryById } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { sizeSlug } from "@/lib/domain/tyre-size";

const max = 3;

type Row = { category: CategoryId; commercial: boolean; count: number };

/** Can a listing of the catalogue say all of it? Listings know no pattern, no car and no number. */
const sayable = ({ size, brands, patterns, vehicle, season }: Understood) =>
  patterns.length === 0 &&
  (vehicle === null || size !== null) &&
  (size !== null || brands.length > 0 || season !== null);

/** The public path of the listing: category, size, a single brand; the rest in its query, in canonical order. */
export function listingPath(understood: Understood, { category, commercial }: Omit<Row, "count">, language: Language) {
  const { size, width, profile, rim, brands, loadMin, speedMin, priceMax, xl, runflat, sort } = understood;
  const slugs = brands.map(({ slug }) => slug).sort();
  const path = [
    `/${language}/${categoryById(category)?.slugs[language]}`,
    ...(size ? [sizeSlug({ ...size, construction: "R", commercial })] : []),
    ...(slugs.length === 1 ? slugs : []),
  ].join("/");
  const query = {
    brand: slugs.length > 1 ? slugs.join(",") : null,
    load_min: loadMin,
    price_max: priceMax,
    profile,
    rim,
    runflat: runflat ? 1 : null,
    sort: sort === "recommended" ? null : sort,
    speed_min: speedMin,
    width,
    xl: xl ? 1 : null,
  };
  const set = Object.entries(query).filter(([, value]) => value !== null);
  return `${path}${set.length > 0 ? `?${set.map(([key, value]) => `${key}=${encodeURIComponent(String(value)).replaceAll("%2C", ",")}`).join("&")}` : ""}`;
}

/** The catalogue's listings that show what was searched for, the fullest first; none where no listing can say it. */
export async function listingsOf(
  understood: Understood,
  { language, currency }: Voice,
): Promise<UnderstoodSearch["listings"]> {
  if (!sayable(understood)) return [];
  const { sql } = connection();
  const rows = await sql<Row[]>`
    select category, ${understood.size ? sql`commercial` : sql`false`} as commercial, count(*)::int as count
    from product p where p.active ${searchSql(sql, termsOf(understood), currency)}
    group by 1, 2 order by count desc, category limit ${max}`;
  return rows.map((row) => ({
    label: catalogueMessages(language).name[row.category],
    path: listingPath(understood, row, language),
    count: row.count,
  }));
}
