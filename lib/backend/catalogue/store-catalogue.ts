import type postgres from "postgres";
import { copyTyres, type StoredTyre } from "@/lib/backend/catalogue/copy-tyres";
import { searchText } from "@/lib/backend/catalogue/search-text";
import type { TyreRow } from "@/lib/backend/catalogue/tyre-row";
import type { brand, pattern } from "@/lib/backend/kernel/database/schema/catalogue";
import { normalisePatternName } from "@/lib/domain/slug";

type BrandRow = Omit<typeof brand.$inferSelect, "id" | "safety" | "revision">;
type PatternRow = Omit<typeof pattern.$inferSelect, "id" | "brandId" | "matchKey" | "search">;

/** A pattern with its brand and its tyres, none of which the database knows yet. */
export type CataloguePart = { brand: BrandRow; pattern: PatternRow; tyres: TyreRow[] };

type Report = (done: number, total: number) => void;

async function storeBrands(sql: postgres.TransactionSql, parts: CataloguePart[]): Promise<Map<string, number>> {
  const brands = new Map(parts.map((part) => [part.brand.slug, part.brand]));
  const rows = [...brands.values()].map(({ slug, name, tier, country, manufacturer }) => ({
    slug,
    name,
    tier,
    country,
    manufacturer,
  }));
  const stored = await sql<{ id: number; slug: string }[]>`insert into brand ${sql(rows)} returning id, slug`;
  return new Map(stored.map(({ id, slug }) => [slug, id]));
}

async function storePatterns(
  sql: postgres.TransactionSql,
  parts: CataloguePart[],
  brandIds: Map<string, number>,
): Promise<Map<string, number>> {
  const rows = parts.map(({ brand, pattern: { slug, name, season, tread, segment } }) => ({
    brand_id: brandIds.get(brand.slug) ?? 0,
    slug,
    name,
    match_key: normalisePatternName(name),
    search: searchText(`${brand.name} ${name}`),
    season,
    tread,
    segment,
  }));
  const stored = await sql<{ id: number; brand_id: number; slug: string }[]>`
    insert into pattern ${sql(rows)} returning id, brand_id, slug`;
  return new Map(stored.map(({ id, brand_id, slug }) => [`${brand_id} ${slug}`, id]));
}

/**
 * Writes a whole catalogue into empty tables, within the caller's transaction.
 * @param report told after each pattern how many tyres of how many have been handed over
 */
export async function storeCatalogue(
  sql: postgres.TransactionSql,
  parts: CataloguePart[],
  report: Report = () => {},
): Promise<void> {
  const brandIds = await storeBrands(sql, parts);
  const patternIds = await storePatterns(sql, parts, brandIds);
  const total = parts.reduce((sum, part) => sum + part.tyres.length, 0);
  function* tyres(): Generator<StoredTyre> {
    let done = 0;
    for (const part of parts) {
      const brandId = brandIds.get(part.brand.slug) ?? 0;
      const patternId = patternIds.get(`${brandId} ${part.pattern.slug}`) ?? 0;
      for (const tyre of part.tyres) yield { ...tyre, brandId, patternId };
      done += part.tyres.length;
      report(done, total);
    }
  }
  await copyTyres(sql, tyres());
  await sql`analyze brand, pattern, product`;
}
