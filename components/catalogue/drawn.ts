import type { DrawnPattern } from "@/components/catalogue/drawing/drawn-pattern";

/** What a pattern's drawings are made from, the same for its picture file and its product pages. */
export function drawnPattern(pattern: {
  brand_slug: string;
  pattern_slug: string;
  season: DrawnPattern["season"];
  family: DrawnPattern["family"];
  tread: DrawnPattern["tread"];
}): DrawnPattern {
  const { brand_slug, pattern_slug, season, family, tread } = pattern;
  return { season, family, tread, seed: `${brand_slug}-${pattern_slug}` };
}
