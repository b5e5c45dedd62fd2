import { chance, pick } from "@/lib/backend/catalogue/demonstration/chance";
import type { DemoBrand, DemoPattern, DemoService, DemoSize } from "@/lib/backend/catalogue/demonstration/data";

/** One tyre of a pattern in a size: its service description and what sets it apart from its siblings. */
export type Variant = { service: DemoService; runflat: boolean; homologation: string | null };

const carMarks = ["MO", "AO", "★", "VOL", "MO1", "AO1", "*"] as const;
const suvMarks = ["N0", "MO", "VOL", "LR", "AO", "J", "N1"] as const;

/**
 * The variants a pattern is made in for one size: every service description plain; some wanted sizes of the dearer brands
 * also as run-flat and homologated for a maker of cars.
 */
export function variantsOf(
  brand: DemoBrand,
  pattern: DemoPattern,
  size: DemoSize,
  services: readonly DemoService[],
): Variant[] {
  const variants: Variant[] = services.map((service) => ({ service, runflat: false, homologation: null }));
  const fastest = services.at(-1);
  const rim = fastest?.size.rim ?? 0;
  const seed = [brand.slug, pattern.name, size.text] as const;
  if (!fastest || size.family === "van" || pattern.studded || pattern.segment === "nordic") return variants;
  const dear = brand.tier === "premium" || brand.tier === "quality";
  if (dear && rim >= 16 && rim <= 20 && pattern.segment !== "at" && chance(...seed, "runflat") < 0.1)
    variants.push({ service: fastest, runflat: true, homologation: null });
  if (brand.tier === "premium" && rim >= 17 && pattern.segment !== "at" && chance(...seed, "mark") < 0.18) {
    const homologation = pick(size.family === "suv" ? suvMarks : carMarks, ...seed, "which mark").replace("*", "★");
    variants.push({ service: fastest, runflat: homologation === "★" && chance(...seed, "★") < 0.5, homologation });
  }
  return variants;
}
