import type { TyreClass } from "@/lib/domain/eu-label";

/**
 * Classes of outside rolling noise against the limit value (LV) of the tyre. A: 3 dB or more below it, B: up to it,
 * C: above it. Source: Regulation (EU) 2020/740, Annex I, part C.
 */
export const noiseClasses = ["A", "B", "C"] as const;
export type NoiseClass = (typeof noiseClasses)[number];

export type NoisyTyre = {
  tyreClass: TyreClass;
  /** Nominal section width in mm. */
  widthMm: number;
  /** Three-peak mountain snowflake: a snow tyre for severe conditions. */
  severeSnow?: boolean;
  /** XL or reinforced. */
  extraLoad?: boolean;
};

/** Greatest width in mm → limit in dB for cars. Source: Regulation (EC) 661/2009, Annex II, part C; UN R117, stage 2. */
const carLimits = [
  [185, 70],
  [215, 71],
  [245, 71],
  [275, 72],
  [Number.POSITIVE_INFINITY, 74],
] as const;

/** Normal tyres of vans and lorries (not traction), by the same source. */
const commercialLimits = { C2: 72, C3: 73 } as const;

/** The limit value in dB that the noise class is measured against; snow or extra load allow one decibel more. */
export function noiseLimitDb({ tyreClass, widthMm, severeSnow = false, extraLoad = false }: NoisyTyre): number {
  if (tyreClass !== "C1") return commercialLimits[tyreClass] + (severeSnow ? 1 : 0);
  const limit = carLimits.find(([widest]) => widthMm <= widest)?.[1] ?? 74;
  return limit + (severeSnow || extraLoad ? 1 : 0);
}

/** The noise class of `db` decibels (whole, as on the label) on the given tyre. */
export function noiseClassFor(db: number, tyre: NoisyTyre): NoiseClass {
  const limit = noiseLimitDb(tyre);
  if (db <= limit - 3) return "A";
  return db <= limit ? "B" : "C";
}
