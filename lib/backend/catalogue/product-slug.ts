import { slugify } from "@/lib/domain/slug";
import { sizeSlug, type TyreSize } from "@/lib/domain/tyre-size";

export type NamedTyre = {
  brandSlug: string;
  patternSlug: string;
  size: TyreSize;
  loadIndex: number;
  loadIndexDual: number | null;
  speedSymbol: string;
  xl: boolean;
  runflat: boolean;
  homologation: string | null;
  mpn: string | null;
  ean: string | null;
};

/** Homologation marks that are signs, not letters. */
const signs: Record<string, string> = { "★": "bmw", "*": "bmw" };

/**
 * The addresses a tyre may take, the plainest first: `nokian-snowproof-p-205-55-r16-91h`. Run-flat and homologation, which
 * make another tyre of the same size and indexes, are always in it; XL, the manufacturer's number and the EAN only come
 * in where the plainer address belongs to another tyre. Take the first one that is free.
 */
export function slugCandidates(tyre: NamedTyre): [string, ...string[]] {
  const { brandSlug, patternSlug, size, loadIndex, loadIndexDual, homologation } = tyre;
  const indexes = `${[loadIndex, loadIndexDual].filter((index) => index !== null).join("-")}${tyre.speedSymbol}`;
  const mark = homologation === null ? "" : (signs[homologation] ?? slugify(homologation));
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join("-");
  const plain = join(brandSlug, patternSlug, sizeSlug(size), slugify(indexes), tyre.runflat ? "rft" : "", mark);
  const marked = tyre.xl ? join(plain, "xl") : plain;
  const numbered = [tyre.mpn, tyre.ean]
    .filter((number) => number !== null)
    .map((number) => join(marked, slugify(number)));
  return [plain, ...new Set([marked, ...numbered])];
}

/**
 * The address of a tyre: the first candidate that `taken` does not refuse, else the last one with a number after it.
 */
export function productSlugFor(tyre: NamedTyre, taken: (slug: string) => boolean): string {
  return firstFree(slugCandidates(tyre), taken);
}

/** The same of its candidates. */
export function firstFree(candidates: readonly [string, ...string[]], taken: (slug: string) => boolean): string {
  const free = candidates.find((slug) => !taken(slug));
  if (free !== undefined) return free;
  const longest = candidates.at(-1) ?? candidates[0];
  for (let count = 2; ; count += 1) if (!taken(`${longest}-${count}`)) return `${longest}-${count}`;
}
