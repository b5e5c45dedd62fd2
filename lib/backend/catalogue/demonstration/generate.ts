import {
  type DemoBrand,
  type DemoPattern,
  type DemoSize,
  readDemoBrands,
  readSizes,
} from "@/lib/backend/catalogue/demonstration/data";
import { labelOf } from "@/lib/backend/catalogue/demonstration/label";
import { madeServices, madeSizes } from "@/lib/backend/catalogue/demonstration/made-sizes";
import { demoMpn, internalEan } from "@/lib/backend/catalogue/demonstration/numbers";
import { pricesOf } from "@/lib/backend/catalogue/demonstration/price";
import { dispatchDaysOf, productionYearOf, stockOf } from "@/lib/backend/catalogue/demonstration/stock";
import { type Variant, variantsOf } from "@/lib/backend/catalogue/demonstration/variants";
import { popularityOf } from "@/lib/backend/catalogue/popularity";
import { productSlugFor } from "@/lib/backend/catalogue/product-slug";
import type { CataloguePart } from "@/lib/backend/catalogue/store-catalogue";
import type { TyreRow } from "@/lib/backend/catalogue/tyre-row";
import { slugify } from "@/lib/domain/slug";
import { speedRank } from "@/lib/domain/speed-symbol";

const demonstrationSource = "demonstration";

type Plan = {
  /** The year that the newest tyres were made in. */
  year: number;
  /** Every size a pattern can have, for a catalogue of measuring size. */
  everything?: boolean;
};
type Taken = { slugs: Set<string>; eans: Set<string>; mpns: Set<string> };

/**
 * The demonstration catalogue: plausible tyres under real names, always the same ones for the same year. None is
 * registered: no EPREL numbers, article numbers of the internal range, no reviews.
 */
export function generateDemonstration({ year, everything = false }: Plan): CataloguePart[] {
  const sizes = readSizes();
  const taken: Taken = { slugs: new Set(), eans: new Set(), mpns: new Set() };
  return readDemoBrands().flatMap((brand) =>
    brand.patterns.map((pattern) => ({
      brand,
      pattern: { ...pattern, slug: slugify(pattern.name) },
      tyres: madeSizes(brand, pattern, sizes, everything).flatMap((size) =>
        variantsOf(brand, pattern, size, madeServices(brand, pattern, size, everything)).map((variant) =>
          tyreOf(brand, pattern, size, variant, year, taken),
        ),
      ),
    })),
  );
}

function tyreOf(
  brand: DemoBrand,
  pattern: DemoPattern,
  size: DemoSize,
  { service, runflat, homologation }: Variant,
  year: number,
  taken: Taken,
): TyreRow {
  const { loadIndex, loadIndexDual, speedSymbol, xl } = service;
  const seed = [brand.slug, pattern.name, size.text, loadIndex, speedSymbol, xl, runflat, homologation].join("/");
  const tyreClass = service.size.commercial ? "C2" : "C1";
  const label = labelOf(pattern, service, tyreClass, `${brand.slug}/${pattern.name}`);
  const ean = internalEan(seed, taken.eans);
  const mpn = demoMpn(brand.slug, seed, taken.mpns);
  const named = {
    ...service,
    brandSlug: brand.slug,
    patternSlug: slugify(pattern.name),
    runflat,
    homologation,
    mpn,
    ean,
  };
  const slug = productSlugFor(named, (candidate) => taken.slugs.has(candidate));
  taken.slugs.add(slug);
  const prices = pricesOf({ brand, pattern, size, service, runflat, homologated: homologation !== null });
  return {
    priceCzk: prices.priceCzk,
    priceEur: prices.priceEur,
    priceUsd: prices.priceUsd,
    stock: stockOf(size.popularity, seed),
    popularity: popularityOf({ sizeDemand: size.popularity, tier: brand.tier, label }),
    category: `${size.family}-${pattern.season}`,
    season: pattern.season,
    family: size.family,
    construction: service.size.construction,
    tyreClass,
    width: service.size.width,
    profile: service.size.profile,
    rimTenths: Math.round(service.size.rim * 10),
    loadIndex,
    loadIndexDual,
    speedSymbol,
    speedRank: speedRank(speedSymbol) ?? 0,
    dispatchDays: dispatchDaysOf(size.popularity, seed),
    productionYear: productionYearOf(year, pattern.status === "outgoing", seed),
    active: true,
    commercial: service.size.commercial,
    threePmsf: pattern.threePmsf,
    ms: pattern.ms,
    ice: pattern.ice,
    studded: pattern.studded,
    xl,
    runflat,
    ev: pattern.ev,
    fuel: label?.fuel ?? null,
    wet: label?.wet ?? null,
    noiseDb: label?.noiseDb ?? null,
    noiseClass: label?.noiseClass ?? null,
    eprelId: null,
    homologation,
    slug,
    ean,
    mpn,
    source: demonstrationSource,
    description: null,
  };
}
