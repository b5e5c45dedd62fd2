import type { Family, Season } from "@/lib/domain/category";
import type { Currency } from "@/lib/domain/locale";

/** Tiers of brands, the dearest first. */
export const brandTiers = ["premium", "quality", "mid", "budget"] as const;

/** Both ends belong to it; `null`: no bound. */
export type Range = { from: number | null; to: number | null };

/** Which tyres a rule is for: those that fit every part it names. A list names several of which one is enough. */
export type RuleScope = {
  /** Slugs. */
  brands?: string[] | undefined;
  tiers?: (typeof brandTiers)[number][] | undefined;
  /** With the season they make the tyre's category. */
  families?: Family[] | undefined;
  seasons?: Season[] | undefined;
  /** Whose offer the tyre is sold from. */
  suppliers?: number[] | undefined;
  /** Inches. */
  rim?: Range | undefined;
  /** Landed cost of one piece, hellers. */
  cost?: Range | undefined;
  /** Years since the tyre was made, by the year of its DOT; a tyre of an unknown year is in none. */
  age?: Range | undefined;
};

/**
 * How prices of one list are rounded: to the nearest multiple of `to` minor units, or, with an `ending`, to the nearest price that ends
 * in so many hundredths of `to`: tens of crowns (1000) with 90 are …9 Kč, hundreds (10000) are …90 Kč, whole euros (100) …,90 €.
 */
export type Rounding = { to: number; ending: number | null };

/** What may be chosen for each list; Czech prices are whole crowns. */
export const roundings: Readonly<Record<Currency, readonly Rounding[]>> = {
  CZK: [
    { to: 100, ending: null },
    { to: 1000, ending: null },
    { to: 1000, ending: 90 },
    { to: 10_000, ending: 90 },
    { to: 10_000, ending: 99 },
  ],
  EUR: [
    { to: 1, ending: null },
    { to: 100, ending: null },
    { to: 100, ending: 90 },
    { to: 100, ending: 99 },
    { to: 1000, ending: 99 },
  ],
  USD: [
    { to: 1, ending: null },
    { to: 100, ending: null },
    { to: 100, ending: 90 },
    { to: 100, ending: 99 },
    { to: 1000, ending: 99 },
  ],
};

/** A rule as it stands in the database. */
export type PriceRule = {
  id: number;
  name: string;
  scope: RuleScope;
  /** Profit in thousandths of the cost. */
  markupPermille: number;
  /** The least profit of one tyre, net, hellers. */
  leastProfit: number;
  listRounding: Record<Currency, Rounding>;
  /** First and last day it holds for, `YYYY-MM-DD`; `null`: no bound. */
  from: string | null;
  to: string | null;
  active: boolean;
};

/** What rules ask about a tyre. */
export type RuledTyre = {
  /** The brand's slug. */
  brand: string;
  tier: string | null;
  family: Family;
  season: Season;
  rimTenths: number;
  supplierId: number | null;
  productionYear: number | null;
};

const within = (value: number, { from, to }: Range) => (from === null || value >= from) && (to === null || value <= to);
const among = <Value>(value: Value | null, list: readonly NoInfer<Value>[] | undefined) =>
  list === undefined || list.length === 0 || (value !== null && list.includes(value));

/** Is a tyre one that the scope names? @param cost hellers, @param today `YYYY-MM-DD` */
export function fitsScope(scope: RuleScope, tyre: RuledTyre, cost: number, today: string): boolean {
  const { rim, age } = scope;
  return (
    among(tyre.brand, scope.brands) &&
    among(tyre.tier, scope.tiers) &&
    among(tyre.family, scope.families) &&
    among(tyre.season, scope.seasons) &&
    among(tyre.supplierId, scope.suppliers) &&
    (!rim || within(tyre.rimTenths / 10, rim)) &&
    (!scope.cost || within(cost, scope.cost)) &&
    (!age || (tyre.productionYear !== null && within(Number(today.slice(0, 4)) - tyre.productionYear, age)))
  );
}

/** Does a rule hold on a day? */
export const holdsOn = (rule: Pick<PriceRule, "active" | "from" | "to">, today: string): boolean =>
  rule.active && (rule.from === null || rule.from <= today) && (rule.to === null || today <= rule.to);
