import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import type { ListedProduct } from "@/lib/contract/products";
import type { LabelClass } from "@/lib/domain/eu-label";
import type { Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";

/** The best value of one property among the tyres below a price (`null`: among all), and how many tyres share it. */
type Best<Value> = { best: Value | null; below: number | null; among: number; ties: number };

/** What the reasons of a listing are judged by. Each property: of all; below its cheapest bearer's round price; below a
 * middling round price. Prices in minor units. */
export type ListingStats = {
  total: number;
  /** Under all filters but the price's own. */
  range_min: number | null;
  range_max: number | null;
  cheapest: number | null;
  dearest: number | null;
  cheapest_ties: number;
  noise_db: Best<number>[];
  wet: Best<LabelClass>[];
  fuel: Best<LabelClass>[];
};

type Reason = NonNullable<ListedProduct["reason"]>;

/** More tyres than this sharing a best value make it no distinction. */
const maxTies = 3;
/** Among fewer tyres than this nothing stands out. */
const fewestCompared = 4;

/**
 * Why a tyre stands out among all tyres of its listing, the strongest reason first; `null` where nothing is true of it,
 * where too many share it, and for a tyre that is sold out.
 */
export function reasonOf(row: ProductRow, stats: ListingStats, currency: Currency): Reason | null {
  if (row.stock === 0 || stats.total < fewestCompared) return null;
  if (row.price === stats.cheapest && stats.cheapest_ties <= maxTies && stats.dearest !== stats.cheapest)
    return { kind: "cheapest", under: null, noise_db: null, grade: null };
  const stands = <Value>(value: Value | null, { best, below, among, ties }: Best<Value>) =>
    value !== null &&
    value === best &&
    ties <= maxTies &&
    among >= fewestCompared &&
    among > ties && // were all of them equal, none would be best
    (below === null || (row.price < below && stats.dearest !== null && stats.dearest >= below));
  for (const place of [0, 1, 2]) {
    const [noise, wet, fuel] = [stats.noise_db[place], stats.wet[place], stats.fuel[place]];
    const under = (below: number | null) => (below === null ? null : moneyOf(below, currency));
    const all = place === 0;
    if (noise && stands(row.noise_db, noise))
      return {
        kind: all ? "quietest" : "quietest_under",
        under: under(noise.below),
        noise_db: row.noise_db,
        grade: null,
      };
    if (wet && stands(row.wet, wet))
      return { kind: all ? "best_wet" : "best_wet_under", under: under(wet.below), noise_db: null, grade: row.wet };
    if (fuel && stands(row.fuel, fuel))
      return { kind: all ? "best_fuel" : "best_fuel_under", under: under(fuel.below), noise_db: null, grade: row.fuel };
  }
  return null;
}
