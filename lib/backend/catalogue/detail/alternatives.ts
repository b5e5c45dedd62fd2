import type { ProductDetail } from "@/lib/contract/products";
import { type LabelClass, labelClasses } from "@/lib/domain/eu-label";
import type { Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";

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
  prefer: (a: Comparable, b: Comparable) => number;
};

const dearness = (a: Comparable, b: Comparable) => a.price - b.price || a.id - b.id;
const kinds: readonly Kind[] = [
  {
    kind: "cheaper",
    gain: (own, { price }) => (price <= own.price * (1 - worthwhile) ? own.price - price : 0),
    prefer: (a, b) => b.popularity - a.popularity || dearness(a, b), // the one that most people would choose, not the cheapest of all
  },
  { kind: "quieter", gain: (own, { noise_db }) => decibels(own.noise_db, noise_db), prefer: dearness },
  { kind: "better_wet", gain: (own, { wet }) => steps(own.wet, wet), prefer: dearness },
  { kind: "better_fuel", gain: (own, { fuel }) => steps(own.fuel, fuel), prefer: dearness },
  { kind: "sooner", gain: (own, { dispatch_days }) => own.dispatch_days - dispatch_days, prefer: dearness },
];

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
    const better = candidates.filter((candidate) => !used.has(candidate.pattern_id) && gain(own, candidate) > 0);
    const most = kind === "cheaper" ? 0 : Math.max(...better.map((candidate) => gain(own, candidate)));
    const [best] = better.filter((candidate) => gain(own, candidate) >= most).sort(prefer);
    if (!best) return [];
    used.add(best.pattern_id);
    const gained = gain(own, best);
    const money = kind === "cheaper" ? moneyOf(gained, currency) : null;
    return [{ id: best.id, difference: { kind, money, steps: kind === "cheaper" ? null : gained } }];
  });
  return chosen.slice(0, most);
}
