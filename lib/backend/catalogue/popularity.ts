import type { LabelClass } from "@/lib/domain/eu-label";
import type { NoiseClass } from "@/lib/domain/tyre-noise";

const tierPoints: Record<string, number> = { premium: 300, quality: 340, mid: 260, budget: 160 };
const wetPoints: Record<LabelClass, number> = { A: 250, B: 190, C: 100, D: 40, E: 0 };
const fuelPoints: Record<LabelClass, number> = { A: 120, B: 90, C: 60, D: 20, E: 0 };
const noisePoints: Record<NoiseClass, number> = { A: 80, B: 50, C: 0 };

type Recommendable = {
  /** Demand for the size, 1–1000 (`sizeDemand`). */
  sizeDemand: number;
  tier: string | null;
  label: { fuel: LabelClass; wet: LabelClass; noiseClass: NoiseClass } | null;
};

/**
 * The rank of a tyre in the recommended order, greater first: mainly the demand for its size, then the class of its brand and
 * the grades of its label. No paid placement.
 */
export function popularityOf({ sizeDemand, tier, label }: Recommendable): number {
  const grades = label ? wetPoints[label.wet] + fuelPoints[label.fuel] + noisePoints[label.noiseClass] : 150;
  return sizeDemand * 10 + (tierPoints[tier ?? ""] ?? 200) + grades;
}
