import { chance } from "@/lib/backend/catalogue/demonstration/chance";
import type { DemoPattern, DemoService, LabelRange } from "@/lib/backend/catalogue/demonstration/data";
import { type LabelClass, labelClasses, type TyreClass } from "@/lib/domain/eu-label";
import { type NoiseClass, noiseClassFor } from "@/lib/domain/tyre-noise";

type DemoLabel = { fuel: LabelClass; wet: LabelClass; noiseDb: number; noiseClass: NoiseClass };

function between([best, worst]: LabelRange, share: number): LabelClass {
  const first = labelClasses.indexOf(best);
  const steps = labelClasses.indexOf(worst) - first;
  return labelClasses[first + Math.min(steps, Math.floor(share * (steps + 1)))] ?? worst;
}

/**
 * The label of one size of a pattern, within the pattern's ranges: the class belongs to the size, not to the pattern. Narrow
 * tyres tend to be quieter, small rims to roll harder; the rest is random by size. `null` for studded tyres, which are
 * outside Regulation (EU) 2020/740.
 */
export function labelOf(
  pattern: DemoPattern,
  service: DemoService,
  tyreClass: TyreClass,
  seed: string,
): DemoLabel | null {
  if (!pattern.label || pattern.studded) return null;
  const { width, rim } = service.size;
  const luck = (what: string) => chance(seed, width, rim, service.loadIndex, what);
  const wide = Math.min(1, Math.max(0, (width - 155) / 140));
  const smallRim = Math.min(1, Math.max(0, (19 - rim) / 6));
  const [quiet, loud] = pattern.label.noise;
  const noiseDb = Math.min(loud, quiet + Math.floor((0.5 * wide + 0.5 * luck("noise")) * (loud - quiet + 1)));
  return {
    fuel: between(pattern.label.fuel, 0.4 * smallRim + 0.6 * luck("fuel")),
    wet: between(pattern.label.wet, luck("wet")),
    noiseDb,
    noiseClass: noiseClassFor(noiseDb, {
      tyreClass,
      widthMm: width,
      severeSnow: pattern.threePmsf,
      extraLoad: service.xl,
    }),
  };
}
