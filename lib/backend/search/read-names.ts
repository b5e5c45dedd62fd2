import type { KnownBrand, KnownPattern } from "@/lib/backend/search/understood";
import { type SearchVocabulary, together } from "@/lib/backend/search/vocabulary";
import { takeRuns, type Word } from "@/lib/backend/search/words";

type Named = { brands: KnownBrand[]; patterns: KnownPattern[]; patternWords: string[] };

/** Keeps to patterns of both lists; where they share none, to the first list. An empty list holds all. */
function narrowed(known: KnownPattern[], more: KnownPattern[]): KnownPattern[] | null {
  if (known.length === 0) return more.length > 0 ? more : null;
  const both = known.filter((pattern) => more.includes(pattern));
  return both.length > 0 ? both : null;
}

/** Brands that the words name. Takes their words. */
export function readBrands(words: Word[], { brands, brandForms }: SearchVocabulary): KnownBrand[] {
  const found = new Set<KnownBrand>();
  takeRuns(words, (name) => {
    const brand = brands.get(name) ?? brandForms.get(name);
    if (brand) found.add(brand);
    return brand !== undefined;
  });
  return [...found];
}

/**
 * Patterns that the words name, of the named brands if there are any. Takes their words. A run of words that many brands
 * use (`all season 2`) names a pattern only when it is its whole name beside its brand.
 */
export function readPatterns(words: Word[], brands: KnownBrand[], vocabulary: SearchVocabulary): Omit<Named, "brands"> {
  const { patternRuns, telling } = vocabulary;
  const ofBrands = (patterns: KnownPattern[]) =>
    brands.length === 0 ? patterns : patterns.filter(({ brandId }) => brands.some(({ id }) => id === brandId));
  let patterns: KnownPattern[] = [];
  const patternWords: string[] = [];
  takeRuns(words, (name, run) => {
    const all = ofBrands(patternRuns.get(name) ?? []);
    const whole = all.filter((pattern) => together(pattern.name) === name);
    const tells = telling.has(name) || (brands.length > 0 && run.length > 1 && whole.length > 0);
    const meant = tells ? narrowed(patterns, all) : null;
    if (!meant) return false;
    patterns = meant;
    patternWords.push(...run.map(({ typed }) => typed));
    return true;
  });
  return { patterns, patternWords };
}

/**
 * What is left over: beginnings of names (`mich`, `snowpr`), and words that many patterns share (`snow`, `870`), which
 * narrow what was found. Takes their words.
 */
export function readBeginnings(
  words: Word[],
  named: Named,
  { brands, patternRuns, brandById }: SearchVocabulary,
): Named {
  let { brands: found, patterns, patternWords } = named;
  for (const word of words) {
    if (word.taken) continue;
    const begins = (name: string) => word.plain.length >= 3 && name.startsWith(word.plain);
    const brand = [...brands].find(([name]) => begins(name))?.[1];
    if (brand && found.length === 0 && patterns.length === 0) {
      found = [brand];
      word.taken = true;
      continue;
    }
    const exact = patternRuns.get(word.plain) ?? [];
    const begun = [...patternRuns].flatMap(([name, each]) => (begins(name) ? each : []));
    const meant = [exact, begun]
      .map((list) =>
        [...new Set(list)].filter(({ brandId }) => found.length === 0 || found.some(({ id }) => id === brandId)),
      )
      // A bare number or letter only narrows: by itself it could be anything.
      .map((list) =>
        patterns.length === 0 && (found.length === 0 ? word.plain.length < 3 || /^\d+$/.test(word.plain) : false)
          ? []
          : list,
      )
      .map((list) => narrowed(patterns, list))
      .find((list) => list !== null);
    if (!meant) continue;
    patterns = meant;
    patternWords = [...patternWords, word.typed];
    word.taken = true;
  }
  return { brands: found.filter(({ id }) => brandById.has(id)), patterns, patternWords };
}
