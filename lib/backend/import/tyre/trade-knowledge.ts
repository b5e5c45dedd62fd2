import { type DemoPattern, readDemoBrands, readSizes } from "@/lib/backend/catalogue/demonstration/data";
import { remembered } from "@/lib/backend/import/cells/remembered";
import { brandKey, type KnownBrands, knownBrands } from "@/lib/backend/import/tyre/brand";
import type { ServiceDescription } from "@/lib/backend/import/tyre/read-service";
import type { Family } from "@/lib/domain/category";
import { normalisePatternName } from "@/lib/domain/slug";
import { formatTyreSize, type TyreSize } from "@/lib/domain/tyre-size";

/** `normalisePatternName`, of which a list has few different ones. */
export const patternKey = remembered(normalisePatternName);

type KnownSize = { family: Family; demand: number; xl: ReadonlyMap<number, boolean | null> };

/** What the shop knows of tyres in general, to fill in what a price list leaves out. */
export type TradeKnowledge = {
  brands: KnownBrands;
  /** What is known of a brand by its key. */
  facts: ReadonlyMap<string, BrandFacts>;
  pattern(brand: string, pattern: string): DemoPattern | undefined;
  size(size: TyreSize): KnownSize | undefined;
};

type BrandFacts = { slug: string; tier: string | null; country: string | null; manufacturer: string | null };

/** A brand of the database. */
export type StoredBrand = BrandFacts & { name: string };

/** Which load indexes of a size are XL: `null` where both kinds are made with the same index. */
function xlByLoad(services: readonly { loadIndex: number; xl: boolean }[]): Map<number, boolean | null> {
  const byLoad = new Map<number, boolean | null>();
  for (const { loadIndex, xl } of services) {
    const before = byLoad.get(loadIndex);
    byLoad.set(loadIndex, before === undefined || before === xl ? xl : null);
  }
  return byLoad;
}

/**
 * Gathers that knowledge from the shop's own tables of brands, patterns and sizes, and the brands of the database.
 * @param stored oldest first: of two with one name the latter counts
 */
export function tradeKnowledge(stored: readonly StoredBrand[]): TradeKnowledge {
  const brands = readDemoBrands();
  const key = (brand: string, pattern: string) => `${brandKey(brand)} ${patternKey(pattern)}`;
  const patterns = new Map(brands.flatMap(({ name, patterns }) => patterns.map((one) => [key(name, one.name), one])));
  const sizes = new Map(
    readSizes().map(({ text, family, popularity, services }) => [
      text,
      { family, demand: popularity, xl: xlByLoad(services) },
    ]),
  );
  return {
    brands: knownBrands(stored.map(({ name }) => name)),
    facts: new Map([...brands, ...stored].map((brand): [string, BrandFacts] => [brandKey(brand.name), brand])),
    pattern: (brand, pattern) => patterns.get(key(brand, pattern)),
    size: (size) => sizes.get(formatTyreSize(size)),
  };
}

/** Is a tyre of this size and load index XL? `undefined` where the tables don't tell. */
export function usuallyXl(known: KnownSize | undefined, { loadIndex }: ServiceDescription): boolean | undefined {
  return known?.xl.get(loadIndex) ?? undefined;
}
