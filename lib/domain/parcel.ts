import type { Family } from "@/lib/domain/category";

/** One line of an order as a carrier sees it. Measures of one tyre; weight in kg where it is known. */
export type ParcelTyre = {
  quantity: number;
  rim: number;
  family: Family;
  overallDiameterMm: number;
  widthMm: number;
  weightKg?: number;
};

/** What a carrier takes: kg and cm. Absent: no such limit. To be checked against the merchant's own contract. */
export type ParcelLimits = {
  maxWeightKg?: number;
  maxLongestCm?: number;
  maxSumOfSidesCm?: number;
  /** Girth around the shorter sides plus the longest side. */
  maxGirthPlusLengthCm?: number;
};

export const courierLimits: ParcelLimits = { maxWeightKg: 31.5, maxLongestCm: 175, maxGirthPlusLengthCm: 300 };
/** Parcel boxes and counters. A 205/55 R16 measures 63 + 63 + 21 cm: no passenger tyre passes, so none is offered. */
export const parcelBoxLimits: ParcelLimits = { maxWeightKg: 15, maxLongestCm: 70, maxSumOfSidesCm: 120 };

type Measures = Pick<ParcelTyre, "overallDiameterMm" | "widthMm" | "weightKg">;

/** Does a parcel of `pieces` equal tyres, taped side by side, keep to the limits? A tyre is a cylinder in a square box. */
export function fitsParcel(tyre: Measures, limits: ParcelLimits, quantity = 1): boolean {
  const diameter = tyre.overallDiameterMm / 10;
  const thickness = (tyre.widthMm / 10) * quantity;
  const [longest, middle, shortest] = [diameter, diameter, thickness].sort((a, b) => b - a) as [number, number, number];
  const within = (value: number, limit: number | undefined) => limit === undefined || value <= limit;
  return (
    within((tyre.weightKg ?? 0) * quantity, limits.maxWeightKg) &&
    within(longest, limits.maxLongestCm) &&
    within(longest + middle + shortest, limits.maxSumOfSidesCm) &&
    within(longest + 2 * (middle + shortest), limits.maxGirthPlusLengthCm)
  );
}

/** Tyres of cars up to 17 inches travel in pairs where the carrier takes a pair; larger ones, SUV and vans singly. */
function perParcel(tyre: ParcelTyre, limits: ParcelLimits): number {
  return tyre.rim <= 17 && tyre.family === "car" && fitsParcel(tyre, limits, 2) ? 2 : 1;
}

/** How many parcels the order makes; tyres of different lines are never taped together. */
export function parcels(tyres: readonly ParcelTyre[], limits: ParcelLimits = courierLimits): number {
  return tyres.reduce((sum, tyre) => sum + Math.ceil(tyre.quantity / perParcel(tyre, limits)), 0);
}
