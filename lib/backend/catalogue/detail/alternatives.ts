import type { ProductDetail } from "@/lib/contract/products";
import { type LabelClass, labelClasses } from "@/lib/domain/eu-label";
import type { Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import { pageQuantity } from "@/lib/domain/quantity";

/** What two tyres of one size are compared by. */
export type Comparable = {
  id: number;
  pattern_id: number;
  price: number;
  noise_db: number | null;
  wet: LabelClass | null;
  fuel: LabelClass | null;
  popularity: number;
  /** Working days until it is sent. */
  dispatch_days: number;
};
type Difference = ProductDetail["alternatives"][number]["difference"];
type Alternative = { id: number; difference: Difference };

/** A price less than this share below is no reason to look at another tyre. */
const worthwhile = 0.03;

const steps = (from: LabelClass | null, to: LabelClass | null) =>
  from === null || to === null ? 0 : labelClasses.indexOf(from) - labelClasses.indexOf(to);
const decibels = (from: number | null, to: number | null) => (from === null || to === null ? 0 : from - to);

type Kind = {
  kind: Difference["kind"];
  /** By how much the candidate is better; 0 or less: it is not. */
  gain: (own: Comparable, candidate: Comparable) => number;
  /** Of those that are better: less than 0 where the first is shown rather than the second. */
  prefer: (a: Better, b: Better) => number;
};

/** A candidate, and by how much it is better. */
type Better = { candidate: Comparable; gained: number };

const dearness = (a: Comparable, b: Comparable) => a.price - b.price || a.id - b.id;
const mostGained = (a: Better, b: Better) => b.gained - a.gained || dearness(a.candidate, b.candidate);
/** The one that most people would choose, not the cheapest of all. */
const mostPopular = ({ candidate: a }: Better, { candidate: b }: Better) =>
  b.popularity - a.popularity || dearness(a, b);
const kinds: readonly Kind[] = [
  {
    kind: "cheaper",
    gain: (own, { price }) => (price <= own.price * (1 - worthwhile) ? own.price - price : 0),
    prefer: mostPopular,
  },
  { kind: "quieter", gain: (own, { noise_db }) => decibels(own.noise_db, noise_db), prefer: mostGained },
  { kind: "better_wet", gain: (own, { wet }) => steps(own.wet, wet), prefer: mostGained },
  { kind: "better_fuel", gain: (own, { fuel }) => steps(own.fuel, fuel), prefer: mostGained },
  { kind: "sooner", gain: (own, { dispatch_days }) => own.dispatch_days - dispatch_days, prefer: mostGained },
];

/** A tyre as it is compared to others: a sold-out one is never sent, so nothing comes sooner than it. */
export const comparedTo = <Tyre extends Comparable & { stock: number }>(tyre: Tyre): Tyre =>
  tyre.stock > 0 ? tyre : { ...tyre, dispatch_days: 0 };

/** Is a tyre sold as an alternative: a whole set in stock, made this year or the last? */
export const isOffered = (tyre: { stock: number; production_year: number | null }, now: Date): boolean =>
  tyre.stock >= pageQuantity && (tyre.production_year === null || tyre.production_year >= now.getUTCFullYear() - 1);

/** The most alternatives shown. */
const most = 4;

/**
 * Up to four other tyres worth a look, each of another pattern and for one computed difference.
 * @param candidates tyres that fit where `own` fits, in stock
 * @returns `steps` of one that comes sooner are working days
 */
export function chooseAlternatives(own: Comparable, candidates: Comparable[], currency: Currency): Alternative[] {
  const used = new Set([own.pattern_id]);
  const chosen = kinds.flatMap(({ kind, gain, prefer }) => {
    let best: Better | undefined;
    for (const candidate of candidates) {
      const gained = used.has(candidate.pattern_id) ? 0 : gain(own, candidate);
      if (gained > 0 && (!best || prefer({ candidate, gained }, best) < 0)) best = { candidate, gained };
    }
    if (!best) return [];
    const { candidate, gained } = best;
    used.add(candidate.pattern_id);
    const money = kind === "cheaper" ? moneyOf(gained, currency) : null;
    return [{ id: candidate.id, difference: { kind, money, steps: kind === "cheaper" ? null : gained } }];
  });
  return chosen.slice(0, most);
}
