import { type Money, moneyOf } from "@/lib/domain/money";

/** Classes of fuel efficiency and of wet grip, best first. Source: Regulation (EU) 2020/740, Annex I. */
export const labelClasses = ["A", "B", "C", "D", "E"] as const;
export type LabelClass = (typeof labelClasses)[number];

/** C1: cars, C2: vans, C3: lorries. */
export const tyreClasses = ["C1", "C2", "C3"] as const;
export type TyreClass = (typeof tyreClasses)[number];

/**
 * Two published figures: from 80 km/h on a wet road one class is about 3 m, and A and E are up to 18 m apart. Between
 * them the braking distance goes with 1 / wet grip index; taking each class at its lower limit (E at 0.95) and the
 * whole span as 18 m gives 3.1, 6.8, 11.7 and 18: the first published figure comes out by itself.
 */
const extraMetres: Record<LabelClass, number> = { A: 0, B: 3, C: 7, D: 12, E: 18 };

/** How many metres later than with class A a car stops from 80 km/h in the wet, about (see the table above). */
export function brakingExtraMetres(wetClass: LabelClass): number {
  return extraMetres[wetClass];
}

/** Fuel a car burns more on class E than on class A, a published figure; spread evenly over the four steps. */
const fuelSpread = 0.075;

/** An assumption for comparing tyres, to be shown beside the result: a Czech or Slovak car of today. */
export const usualDriving = { kmPerYear: 12_000, litresPer100km: 6.5 } as const;

export type Driving = { kmPerYear: number; litresPer100km: number; pricePerLitre: Money };

/**
 * What a year costs more in fuel than on class A, rounded to a minor unit. `litresPer100km` is the consumption on
 * class A, `pricePerLitre` the price at the pump; the answer is in its currency.
 */
export function yearlyFuelExtra(fuelClass: LabelClass, driving: Driving): Money {
  const share = (fuelSpread * labelClasses.indexOf(fuelClass)) / (labelClasses.length - 1);
  const fuelBill = (driving.kmPerYear / 100) * driving.litresPer100km * driving.pricePerLitre.amount;
  return moneyOf(Math.round(fuelBill * share), driving.pricePerLitre.currency);
}
