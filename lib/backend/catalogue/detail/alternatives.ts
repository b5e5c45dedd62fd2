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
  /** What is compared: the less of it, the better. */
  value: (tyre: Comparable) => number;
  /** Of those that are better: less than 0 where the first is shown rather than the second. */
  order: (a: Comparable, b: Comparable) => number;
};

const dearness = (a: Comparable, b: Comparable) => a.price - b.price || a.id - b.id;
const grade = (label: LabelClass | null) => (label === null ? labelClasses.length : labelClasses.indexOf(label));
/** The best first, of equals the cheapest. */
const bestFirst = (value: Kind["value"]): Pick<Kind, "value" | "order"> => ({
  value,
  order: (a, b) => value(a) - value(b) || dearness(a, b),
});

const kinds: readonly Kind[] = [
  {
    kind: "cheaper",
    gain: (own, { price }) => (price <= own.price * (1 - worthwhile) ? own.price - price : 0),
    value: ({ price }) => price,
    // The one that most people would choose, not the cheapest of all.
    order: (a, b) => b.popularity - a.popularity || dearness(a, b),
  },
  {
    kind: "quieter",
    gain: (own, { noise_db }) => decibels(own.noise_db, noise_db),
    ...bestFirst(({ noise_db }) => noise_db ?? Number.MAX_SAFE_INTEGER),
  },
  { kind: "better_wet", gain: (own, { wet }) => steps(own.wet, wet), ...bestFirst(({ wet }) => grade(wet)) },
  { kind: "better_fuel", gain: (own, { fuel }) => steps(own.fuel, fuel), ...bestFirst(({ fuel }) => grade(fuel)) },
  {
    kind: "sooner",
    gain: (own, { dispatch_days }) => own.dispatch_days - dispatch_days,
    ...bestFirst(({ dispatch_days }) => dispatch_days),
  },
];

/** A tyre as it is compared to others: a sold-out one is never sent, so nothing comes sooner than it. */
export const comparedTo = <Tyre extends Comparable & { stock: number }>(tyre: Tyre): Tyre =>
  tyre.stock > 0 ? tyre : { ...tyre, dispatch_days: 0 };

/** Is a tyre sold as an alternative: a whole set in stock, made this year or the last? */
export const isOffered = (tyre: { stock: number; production_year: number | null }, now: Date): boolean =>
  tyre.stock >= pageQuantity && (tyre.production_year === null || tyre.production_year >= now.getUTCFullYear() - 1);

/** The most alternatives shown. */
const most = 4;

/** Finds the candidate that is shown for a kind of difference: of those that are better the first in its order. */
type FindFirst = (kind: Kind, gainOf: (candidate: Comparable) => number) => Comparable | undefined;

function choose(own: Comparable, findFirst: FindFirst, currency: Currency): Alternative[] {
  const used = new Set([own.pattern_id]);
  const chosen = kinds.flatMap((each) => {
    const { kind, gain } = each;
    const first = findFirst(each, (candidate) => (used.has(candidate.pattern_id) ? 0 : gain(own, candidate)));
    if (!first) return [];
    used.add(first.pattern_id);
    const gained = gain(own, first);
    const money = kind === "cheaper" ? moneyOf(gained, currency) : null;
    return [{ id: first.id, difference: { kind, money, steps: kind === "cheaper" ? null : gained } }];
  });
  return chosen.slice(0, most);
}

/**
 * Up to four other tyres worth a look, each of another pattern and for one computed difference.
 * @param candidates tyres that fit where `own` fits, in stock
 * @returns `steps` of one that comes sooner are working days
 */
export function chooseAlternatives(own: Comparable, candidates: Comparable[], currency: Currency): Alternative[] {
  const findFirst: FindFirst = ({ order }, gainOf) => {
    let first: Comparable | undefined;
    for (const candidate of candidates)
      if (gainOf(candidate) > 0 && (!first || order(candidate, first) < 0)) first = candidate;
    return first;
  };
  return choose(own, findFirst, currency);
}

/** The most patterns that are taken when an alternative is chosen: the tyre's own, and one for each that is shown before it. */
const mostUsed = 1 + (most - 1);

/**
 * May a tyre be an alternative to any other? Never where more patterns than can be taken have a candidate that stands before it and is at
 * least as good, whatever the difference. Most tyres of a large size are ruled out by the first few dozen of its candidates.
 * @param fitsWherever does a candidate fit wherever the tyre does?
 */
export function mayBeChosen<Tyre extends Comparable>(
  tyre: Tyre,
  candidates: readonly Tyre[],
  fitsWherever: (candidate: Tyre) => boolean,
): boolean {
  return kinds.some(({ order, value }) => {
    const ahead = new Set<number>();
    for (const candidate of candidates) {
      const isAhead = value(candidate) <= value(tyre) && order(candidate, tyre) < 0 && fitsWherever(candidate);
      if (isAhead && ahead.add(candidate.pattern_id).size > mostUsed) return false;
    }
    return true;
  });
}

/** A candidate in the order of a kind, and the best of it and all that come after it. */
type Ranked<Tyre> = { tyre: Tyre; best: Tyre };

function ranked<Tyre extends Comparable>(candidates: readonly Tyre[], { order, value }: Kind): Ranked<Tyre>[] {
  const sorted = candidates.map((tyre) => ({ tyre, best: tyre })).sort((a, b) => order(a.tyre, b.tyre));
  for (let place = sorted.length - 2; place >= 0; place -= 1) {
    const [here, next] = [sorted[place], sorted[place + 1]];
    if (here && next && value(next.best) < value(here.best)) here.best = next.best;
  }
  return sorted;
}

/** Chooses the alternatives of one tyre, from the candidates that fit where it fits. */
export type Chooser<Tyre> = (own: Comparable, fits: (candidate: Tyre) => boolean) => Alternative[];

/**
 * The same for many tyres of one size: their candidates are sorted once and not looked through for each, which would take minutes of six
 * thousand tyres.
 * @param candidates of all of them, in stock
 * @param rest is awaited between two sorts
 */
export async function alternativesChooser<Tyre extends Comparable>(
  candidates: readonly Tyre[],
  currency: Currency,
  rest: () => Promise<void>,
): Promise<Chooser<Tyre>> {
  const rankings = new Map<Kind, Ranked<Tyre>[]>();
  for (const kind of kinds) {
    rankings.set(kind, ranked(candidates, kind));
    await rest();
  }
  return (own, fits) =>
    choose(
      own,
      (kind, gainOf) => {
        for (const { tyre, best } of rankings.get(kind) ?? []) {
          if (kind.gain(own, best) <= 0) return undefined;
          if (gainOf(tyre) > 0 && fits(tyre)) return tyre;
        }
        return undefined;
      },
      currency,
    );
}
