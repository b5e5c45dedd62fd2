import type postgres from "postgres";
import { firstFree, type NamedTyre, slugCandidates } from "@/lib/backend/catalogue/product-slug";

type Construction = "R" | "D" | "B";
/** A tyre as far as its address is made of it; `line`: what tells it from the others. */
export type NamedRow = {
  line: number;
  product_id: number | null;
  brand_slug: string;
  pattern_slug: string;
  width: number;
  profile: number | null;
  construction: Construction;
  rim_tenths: number;
  commercial: boolean;
  load_index: number;
  load_index_dual: number | null;
  speed_symbol: string;
  xl: boolean;
  runflat: boolean;
  homologation: string | null;
  mpn: string | null;
  ean: string | null;
};

function named(row: NamedRow): NamedTyre {
  const { width, profile, construction, rim_tenths, commercial } = row;
  return {
    brandSlug: row.brand_slug,
    patternSlug: row.pattern_slug,
    size: { width, profile, construction, rim: rim_tenths / 10, commercial },
    loadIndex: row.load_index,
    loadIndexDual: row.load_index_dual,
    speedSymbol: row.speed_symbol,
    xl: row.xl,
    runflat: row.runflat,
    homologation: row.homologation,
    mpn: row.mpn,
    ean: row.ean,
  };
}

type GivenSlug = { line: number; slug: string };

type Candidates = ReturnType<typeof slugCandidates>;

/** Those of the rows' candidates that belong to other products, now or formerly (an old one still redirects). */
async function takenOf(
  sql: postgres.TransactionSql,
  rows: readonly NamedRow[],
  candidates: readonly Candidates[],
): Promise<Set<string>> {
  const wanted = candidates.flat();
  const own = rows.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]));
  const found = await sql<{ slug: string }[]>`
    select slug from product where slug = any(${wanted}) and id <> all(${own})
    union select slug from product_slug where slug = any(${wanted}) and product_id <> all(${own})`;
  return new Set(found.map(({ slug }) => slug));
}

/** Numbered addresses that begin with `slug`. Seldom asked: two tyres have to agree in everything that names them. */
async function numberedOf(sql: postgres.TransactionSql, slug: string): Promise<string[]> {
  const found = await sql<{ slug: string }[]>`select slug from product where starts_with(slug, ${`${slug}-`})`;
  return found.map((row) => row.slug);
}

/**
 * Gives each of some rows the plainest address that is free, in the order of the rows.
 * @param promised addresses that are not free although no tyre has them yet
 */
export async function giveSlugs(
  sql: postgres.TransactionSql,
  rows: readonly NamedRow[],
  promised: ReadonlySet<string> = new Set(),
): Promise<GivenSlug[]> {
  const wishes = rows.map((row) => slugCandidates(named(row)));
  const taken = await takenOf(sql, rows, wishes);
  const isTaken = (slug: string) => taken.has(slug) || promised.has(slug);
  const given: GivenSlug[] = [];
  for (const [at, candidates] of wishes.entries()) {
    if (candidates.every(isTaken)) {
      for (const slug of await numberedOf(sql, candidates.at(-1) ?? candidates[0])) taken.add(slug);
    }
    const slug = firstFree(candidates, isTaken);
    taken.add(slug);
    given.push({ line: rows[at]?.line ?? 0, slug });
  }
  return given;
}

/** Rows looked at together: enough to keep the database busy, few enough to hold in memory. */
const size = 1000;

/**
 * The staged rows that meet `condition` (over the row `r`), a batch at a time in the order of the file, named as the
 * shop names their brand and pattern. Marks are the product's own where it exists.
 */
export async function* namedBatches(sql: postgres.TransactionSql, condition: string): AsyncGenerator<NamedRow[]> {
  for (let last = 0; ; ) {
    const rows = await sql.unsafe<NamedRow[]>(
      `select r.line, r.product_id, b.slug as brand_slug, n.slug as pattern_slug, r.width, r.profile, r.construction,
         r.rim_tenths, coalesce(p.commercial, r.commercial) as commercial, r.load_index,
         coalesce(p.load_index_dual, r.load_index_dual) as load_index_dual, r.speed_symbol,
         coalesce(p.xl, r.xl_likely) as xl, r.runflat, r.homologation, coalesce(p.mpn, r.mpn) as mpn,
         coalesce(p.ean, r.ean) as ean
       from import_row as r join brand as b on b.id = r.brand_id join pattern as n on n.id = r.pattern_id
       left join product as p on p.id = r.product_id
       where (${condition}) and r.line > $1 order by r.line limit ${size}`,
      [last],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1)?.line ?? last;
  }
}
