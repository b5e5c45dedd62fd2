import type { ChangeFlag } from "@/lib/domain/admin/change-set";
import { fitsScope, holdsOn, type PriceRule, type RuledTyre } from "@/lib/domain/admin/price-rule";
import type { PriceSource } from "@/lib/domain/admin/price-source";
import { type Currency, currencies } from "@/lib/domain/locale";
import { vatRate } from "@/lib/domain/vat";

/** Prices that somebody set, with VAT in minor units; `null`: as the rules say. They hold until the end of the day `until`. */
export type PriceOverride = {
  priceCzk: number | null;
  priceEur: number | null;
  priceUsd: number | null;
  until: string | null;
};

export type PriceTerms = {
  /** What one unit of each currency is worth in crowns; six decimals count. */
  rates: Readonly<Record<Currency, number>>;
  /** VAT of each list in percent: `listVat`. */
  vat: Readonly<Record<Currency, number>>;
  /** The day in Prague, `YYYY-MM-DD`. */
  today: string;
  override?: PriceOverride | null | undefined;
};

/** VAT by which each list is priced: crowns and dollars with the Czech rate, euros with the Slovak one. */
export const listVat: Readonly<Record<Currency, number>> = {
  CZK: vatRate("CZ"),
  EUR: vatRate("SK"),
  USD: vatRate("CZ"),
};

/** What a piece earns: price without VAT, that less the cost in hellers, and in thousandths of the price without VAT. */
export type Margin = { net: number; profit: number; permille: number };

export type PriceFlag = Extract<ChangeFlag, "below_cost" | "margin_low">;

/** A price of which less than this is profit is told, thousandths. */
export const lowMargin = 50;

export type Priced = {
  /** With VAT in minor units; `null` where neither a rule nor somebody's hand says anything: the list's own price stays. */
  prices: Record<Currency, number | null>;
  source: PriceSource;
  /** The first rule that fits, also where an override stands before it. */
  rule: PriceRule | null;
  /** Of the Czech price; `null` where the cost is not known, or the list's own price stays. */
  margin: Margin | null;
  /**
   * `below_cost`: of a rule, rounding led below the cost with VAT, and the next price above it is taken; of an override, it is below.
   * `margin_low`: less than `lowMargin` is left.
   */
  flags: PriceFlag[];
};

/** Does an override hold on a day? */
export const overrideHolds = (until: string | null, today: string): boolean => until === null || today <= until;

/** Hellers in thousandths, net, in minor units of a list with VAT: an exact fraction. */
function withVat(thousandths: number, list: Currency, { rates, vat }: PriceTerms): { over: bigint; under: bigint } {
  const rate = BigInt(Math.round(rates[list] * 1_000_000));
  return { over: BigInt(thousandths) * BigInt(100 + vat[list]) * 1_000_000n, under: 100_000n * rate };
}

const ceil = (over: bigint, under: bigint) => (over <= 0n ? 0n : (over + under - 1n) / under);

/** Is a price of a list, with VAT, below the cost? @param cost hellers */
export function isBelowCost(price: number, list: Currency, cost: number, terms: PriceTerms): boolean {
  const { over, under } = withVat(cost * 1000, list, terms);
  return BigInt(price) * under < over;
}

/** The price of a list by a rule, and whether rounding had to be turned away from the cost. */
function listPrice(rule: PriceRule, cost: number, list: Currency, terms: PriceTerms): { price: number; low: boolean } {
  const net = Math.max(cost * (1000 + rule.markupPermille), (cost + rule.leastProfit) * 1000);
  const { over, under } = withVat(net, list, terms);
  const { to, ending } = rule.listRounding[list];
  const step = BigInt(to);
  const rest = BigInt(Math.round((to * (ending ?? 0)) / 100));
  // The nearest of rest, rest + step, …, halves up; never nothing.
  const steps = (2n * (over - rest * under) + step * under) / (2n * step * under);
  const least = rest > 0n ? 0n : 1n;
  const nearest = (steps > least ? steps : least) * step + rest;
  const low = isBelowCost(Number(nearest), list, cost, terms);
  if (!low) return { price: Number(nearest), low };
  const bound = withVat(cost * 1000, list, terms);
  return { price: Number(ceil(bound.over - rest * bound.under, step * bound.under) * step + rest), low };
}

/** What a Czech price earns. @param price with VAT in hellers, @param cost net in hellers, @param vat percent */
export function marginOf(price: number, cost: number, vat = listVat.CZK): Margin {
  const net = Math.round((price * 100) / (100 + vat));
  const profit = net - cost;
  return { net, profit, permille: net > 0 ? Math.round((profit * 1000) / net) : 0 };
}

const overrideField = { CZK: "priceCzk", EUR: "priceEur", USD: "priceUsd" } as const satisfies Record<
  Currency,
  keyof PriceOverride
>;

/**
 * A tyre's prices by the first rule that fits it: net the cost with the markup, or with the least profit where that is more; then each
 * list for itself, with its VAT and rounded its own way, never below the cost. An override stands before every rule until its day.
 * All of it is counted in whole numbers. Source: specification of the admin, 4.6.
 * @param rules in their order; @param cost landed cost of one piece, net in hellers, `null` where it is not known: then no rule prices it
 */
export function priceBy(rules: readonly PriceRule[], tyre: RuledTyre, cost: number | null, terms: PriceTerms): Priced {
  const { today, vat } = terms;
  const rule =
    cost === null ? undefined : rules.find((one) => holdsOn(one, today) && fitsScope(one.scope, tyre, cost, today));
  const override = terms.override && overrideHolds(terms.override.until, today) ? terms.override : null;
  const prices: Priced["prices"] = { CZK: null, EUR: null, USD: null };
  let below = false;
  for (const list of currencies) {
    const set = override?.[overrideField[list]] ?? null;
    if (set !== null) {
      prices[list] = set;
      below ||= cost !== null && isBelowCost(set, list, cost, terms);
    } else if (rule && cost !== null) {
      const { price, low } = listPrice(rule, cost, list, terms);
      prices[list] = price;
      below ||= low;
    }
  }
  const margin = cost === null || prices.CZK === null ? null : marginOf(prices.CZK, cost, vat.CZK);
  const flags: PriceFlag[] = below ? ["below_cost"] : [];
  if (margin && margin.permille < lowMargin) flags.push("margin_low");
  const byHand = override !== null && currencies.some((list) => override[overrideField[list]] !== null);
  return { prices, source: byHand ? "manual" : rule ? "rule" : "list", rule: rule ?? null, margin, flags };
}
