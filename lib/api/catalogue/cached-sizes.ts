import "server-only";
import { allSizes } from "@/lib/api/catalogue/landing-server";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Locale } from "@/lib/domain/locale";

/** How old the sizes that a listing offers to change to may be, ms. */
const freshFor = 30_000;
const cache = new Map<string, { until: number; rows: Promise<SizeRow[]> }>();

/**
 * Every size of every category, at most half a minute old: for the small finder of a listing, which is made far more
 * often than the sizes of the shop change. @throws ApiError
 */
export function cachedSizes(locale: Locale, now = Date.now()): Promise<SizeRow[]> {
  const key = `${locale.language} ${locale.currency}`;
  const known = cache.get(key);
  if (known && known.until > now) return known.rows;
  const rows = allSizes(locale);
  cache.set(key, { until: now + freshFor, rows });
  rows.catch(() => cache.delete(key)); // a failure is not cached: the next call asks again
  return rows;
}
