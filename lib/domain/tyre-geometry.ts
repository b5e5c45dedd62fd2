import type { TyreSize } from "@/lib/domain/tyre-size";

const mmPerInch = 25.4;
/** Profile of a size that writes none, in percent: the classic car tyre (155 R13). */
const fullProfile = 82;
/**
 * Rolling circumference over overall diameter. Checked on a published table of 358 sizes: 357 are within 5 mm (it
 * rounds the diameter's parts to whole mm first), the other contradicts its own neighbours.
 */
const rollingFactor = 3.05;

const exactSidewall = ({ width, profile }: TyreSize) => (width * (profile ?? fullProfile)) / 100;
const exactDiameter = (size: TyreSize) => size.rim * mmPerInch + 2 * exactSidewall(size);
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Height of the sidewall in mm, to a tenth. */
export function sidewallMm(size: TyreSize): number {
  return tenths(exactSidewall(size));
}

/** Diameter of the new, unloaded tyre in mm, to a tenth: rim × 25.4 + 2 × width × profile. 205/55 R16 → 631.9. */
export function overallDiameterMm(size: TyreSize): number {
  return tenths(exactDiameter(size));
}

/** Way travelled in one turn in whole mm: 3.05 × overall diameter. 205/55 R16 → 1927. */
export function rollingCircumferenceMm(size: TyreSize): number {
  return Math.round(rollingFactor * exactDiameter(size));
}
