import { chance } from "@/lib/backend/catalogue/demonstration/chance";
import type { DemoBrand, DemoPattern, DemoService, DemoSize } from "@/lib/backend/catalogue/demonstration/data";
import type { Family, Season } from "@/lib/domain/category";
import { speedRank } from "@/lib/domain/speed-symbol";

/** Crowns with VAT for a European brand of the middle class, by rim; calibrated on Czech and German lists of 2025. */
const reference: Record<number, number> = {
  13: 1090,
  14: 1250,
  15: 1450,
  16: 1790,
  17: 2250,
  18: 2790,
  19: 3490,
  20: 4190,
  21: 5290,
  22: 6490,
  23: 7490,
};
const vanReference: Record<number, number> = { 14: 1650, 15: 2050, 16: 2450, 17: 2850 };
const seasonFactor: Record<Season, number> = { summer: 1, winter: 1.05, all_season: 1.08 };
const familyFactor: Record<Family, number> = { car: 1, suv: 1.1, van: 1 };
const segmentFactor: Record<DemoPattern["segment"], number> = {
  eco: 0.97,
  touring: 1,
  uhp: 1.08,
  suv: 1.02,
  ev: 1.18,
  at: 1.15,
  nordic: 1.05,
  studded: 1.12,
  van: 1,
};
const statusFactor: Record<DemoPattern["status"], number> = { new: 1.02, current: 1, outgoing: 0.92 };
const crownsPerEuro = 24.3;
const crownsPerDollar = 21;

/** Whole crowns as Czech shops write them: 1 459, 2 790. */
function crowns(exact: number): number {
  return exact < 2000 ? Math.round((exact - 9) / 10) * 10 + 9 : Math.round((exact - 90) / 100) * 100 + 90;
}

type Priced = {
  brand: DemoBrand;
  pattern: DemoPattern;
  size: DemoSize;
  service: DemoService;
  runflat: boolean;
  homologated: boolean;
};

/** Prices of the three lists in minor units: crowns ending in 9 or 90, euros in .90, dollars in .99. */
export function pricesOf({ brand, pattern, size, service, runflat, homologated }: Priced): {
  priceCzk: number;
  priceEur: number;
  priceUsd: number;
} {
  const { rim, width } = service.size;
  const base = (size.family === "van" ? vanReference[rim] : reference[rim]) ?? 2000;
  const usualWidth = 185 + (rim - 15) * 15;
  const exact =
    base *
    brand.price *
    seasonFactor[pattern.season] *
    familyFactor[size.family] *
    segmentFactor[pattern.segment] *
    statusFactor[pattern.status] *
    Math.sqrt(size.family === "van" ? 1 : width / usualWidth) *
    (size.popularity < 20 ? 1.08 : size.popularity < 60 ? 1.03 : 1) *
    (1 + 0.01 * ((speedRank(service.speedSymbol) ?? 25) - 25)) *
    (service.xl ? 1.04 : 1) *
    (runflat ? 1.22 : 1) *
    (homologated ? 1.06 : 1) *
    (0.97 + 0.06 * chance(brand.slug, pattern.name, size.text, "price"));
  return {
    priceCzk: crowns(exact) * 100,
    priceEur: Math.max(1, Math.round(exact / crownsPerEuro - 0.9)) * 100 + 90,
    priceUsd: Math.max(1, Math.round(exact / crownsPerDollar - 0.99)) * 100 + 99,
  };
}
