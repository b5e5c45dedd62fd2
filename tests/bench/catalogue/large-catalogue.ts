import { chance } from "@/lib/backend/catalogue/demonstration/chance";
import { generateDemonstration } from "@/lib/backend/catalogue/demonstration/generate";
import { type CataloguePart, storeCatalogue } from "@/lib/backend/catalogue/store-catalogue";
import type { TyreRow } from "@/lib/backend/catalogue/tyre-row";
import type { Connection } from "@/lib/backend/kernel/database/connect";

/** The same tyre from another year of production: what makes a catalogue larger than its patterns and sizes allow. */
function otherYear(tyre: TyreRow, copy: number): TyreRow {
  const suffix = copy === 0 ? "" : `-${copy}`;
  return {
    ...tyre,
    slug: `${tyre.slug}${suffix}`,
    ean: copy === 0 ? tyre.ean : null,
    mpn: `${tyre.mpn}${suffix}`,
    priceCzk: tyre.priceCzk - copy * 100,
    productionYear: tyre.productionYear === null ? null : tyre.productionYear - copy,
  };
}

/** A catalogue of exactly `count` tyres: every size of every pattern, thinned or repeated evenly to that number. */
export function largeCatalogue(count: number): CataloguePart[] {
  const parts = generateDemonstration({ year: 2026, everything: true });
  const total = parts.reduce((sum, part) => sum + part.tyres.length, 0);
  const copies = Math.ceil(count / total);
  const ranked = parts
    .flatMap((part) => part.tyres.flatMap((tyre) => Array.from({ length: copies }, (_, copy) => otherYear(tyre, copy))))
    .map((tyre) => ({ slug: tyre.slug, rank: chance(tyre.slug, "kept") }))
    .sort((a, b) => a.rank - b.rank);
  const kept = new Set(ranked.slice(0, count).map(({ slug }) => slug));
  return parts.map((part) => ({
    ...part,
    tyres: part.tyres
      .flatMap((tyre) => Array.from({ length: copies }, (_, copy) => otherYear(tyre, copy)))
      .filter(({ slug }) => kept.has(slug)),
  }));
}

/** Fills an empty, migrated database with `count` tyres. */
export async function storeLargeCatalogue({ sql }: Connection, count: number): Promise<void> {
  await sql.begin((transaction) => storeCatalogue(transaction, largeCatalogue(count)));
  await sql`vacuum analyze product`;
}
