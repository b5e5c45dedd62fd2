import type { DrawnPattern } from "@/components/catalogue/drawing/drawn-pattern";

type Described = Omit<DrawnPattern, "seed">;

/**
 * What a pattern's drawings are made from, the same for its picture file and its product pages.
 * @param slug the brand's and the pattern's, joined by a hyphen
 */
export function drawnPattern(slug: string, { season, family, tread }: Described): DrawnPattern {
  return { season, family, tread, seed: slug };
}
