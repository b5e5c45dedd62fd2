import type postgres from "postgres";
import { tyreSizeOf } from "@/lib/backend/catalogue/present-product";
import { categoryById } from "@/lib/domain/category";
import { type Language, languages } from "@/lib/domain/locale";
import { parseSizeSlug, sizeSlug } from "@/lib/domain/tyre-size";

export type ListingRow = {
  category: string;
  width: number | null;
  profile: number | null;
  construction: "R" | "D" | "B";
  rim_tenths: number;
  commercial: boolean;
  brand: string | null;
  /** When a tyre of the listing changed last, ms since 1970. */
  updated: number;
};

/**
 * Every listing that stands at a path of its own and has a tyre: categories, their brands, their sizes, and the brands
 * of each size. Filters and orders have no place here: they are the same tyres in another guise.
 */
export function listingRows(sql: postgres.Sql) {
  const size = sql`p.width, p.profile, p.construction, p.rim_tenths, p.commercial`;
  return sql`
    select p.category, ${size}, b.slug as brand, max(p.updated_at) as updated_at
    from product p join brand b on b.id = p.brand_id
    where p.active
    group by grouping sets ((p.category), (p.category, b.slug), (p.category, ${size}), (p.category, ${size}, b.slug))`;
}

/** In this order the pages of listings are cut. */
export const listingOrder = (sql: postgres.Sql) =>
  sql`category, width nulls first, profile nulls first, rim_tenths, commercial, construction, brand nulls first`;

/** The public paths of a listing; `null` for a size that has no address. */
export function listingPaths(row: ListingRow): Record<Language, string> | null {
  const slugs = categoryById(row.category)?.slugs;
  const size = row.width === null ? null : sizeSlug(tyreSizeOf({ ...row, width: row.width }));
  if (!slugs || (size !== null && !parseSizeSlug(size))) return null;
  const path = (language: Language) => `/${[language, slugs[language], size, row.brand].filter(Boolean).join("/")}`;
  return Object.fromEntries(languages.map((language) => [language, path(language)])) as Record<Language, string>;
}
