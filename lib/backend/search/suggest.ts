import { catalogueMessages } from "@/lib/backend/catalogue/catalogue-messages";
import type { SizeGroup } from "@/lib/backend/catalogue/size-groups";
import { listingPath } from "@/lib/backend/search/listings";
import type { KnownBrand, KnownPattern, Understood } from "@/lib/backend/search/understood";
import { type SearchVocabulary, together } from "@/lib/backend/search/vocabulary";
import { type Voice, vehicleLabel, writeSearch } from "@/lib/backend/search/write-search";
import type { Suggestion } from "@/lib/contract/search";
import { formatTyreSize, type TyreSize } from "@/lib/domain/tyre-size";

/** Public path of the results of a search. */
const resultPath = (q: string, { language }: Voice) =>
  `/${language}/search-result?${new URLSearchParams({ q }).toString()}`;

const fits = (group: SizeGroup, { season, family }: Understood) =>
  (season === null || group.season === season) && (family === null || group.category.startsWith(`${family}-`));

const sizeOf = (group: SizeGroup): TyreSize => ({
  width: group.width,
  profile: group.profile === 0 ? null : group.profile,
  rim: group.rim,
  construction: "R",
  commercial: group.commercial,
});

/** A size that is written whole: its listings, the fullest first. Brands go into the path. */
function wholeSizes(understood: Understood, groups: SizeGroup[], { language }: Voice): Suggestion[] {
  const { size, brands } = understood;
  if (!size) return [];
  const same = (group: SizeGroup) =>
    group.width === size.width && group.profile === (size.profile ?? 0) && group.rim === size.rim;
  return groups
    .filter((group) => same(group) && (group.commercial || !size.commercial) && fits(group, understood))
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
    .map((group) => ({
      kind: "size" as const,
      label: [
        formatTyreSize(sizeOf(group)),
        catalogueMessages(language).name[group.category],
        ...brands.map(({ name }) => name),
      ].join(" · "),
      path: listingPath({ ...understood, patterns: [], vehicle: null }, group, language),
    }));
}

/** The digits that a size begins with: the last ones typed, or those of a size that other words follow (`205 zimní`). */
function begunDigits(typed: string, { width, profile }: Understood): string | undefined {
  const last = /(?<!\d)\d{2,3}(?:[\s/.xR-]{0,3}\d{1,2}){0,2}(?=\D{0,2}$)/iu.exec(typed)?.[0].replace(/\D/g, "");
  return last ?? (width === null ? undefined : `${width}${profile ?? ""}`);
}

/** Sizes whose digits begin with those that were typed, the commonest first. */
function begunSizes(typed: string, understood: Understood, groups: SizeGroup[], voice: Voice): Suggestion[] {
  const digits = begunDigits(typed, understood);
  if (understood.size || !digits || digits.length < 2) return [];
  const counts = new Map<string, { size: TyreSize; count: number }>();
  for (const group of groups) {
    if (!`${group.width}${group.profile || ""}${group.rim}`.startsWith(digits) || !fits(group, understood)) continue;
    const size = sizeOf(group);
    const known = counts.get(formatTyreSize(size));
    counts.set(formatTyreSize(size), { size, count: group.count + (known?.count ?? 0) });
  }
  const parts = { width: null, profile: null, rim: null, number: null, unknown: [] };
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
    .map(({ size }) => {
      const q = writeSearch({ ...understood, ...parts, size }, voice);
      return { kind: "size" as const, label: q, path: resultPath(q, voice) };
    });
}

const lastWord = (typed: string) => together(/[\p{L}\p{N}\p{M}+]+\s*$/u.exec(typed)?.[0] ?? "");

/** What the last word may become: names that begin with it. */
function begun(typed: string, understood: Understood, vocabulary: SearchVocabulary) {
  const word = lastWord(typed);
  const begins = (name: string) => word.length >= 2 && name.startsWith(word);
  const brands = new Set<KnownBrand>(understood.brands);
  for (const [name, brand] of vocabulary.brands) if (begins(name)) brands.add(brand);
  const patterns = new Set<KnownPattern>(understood.patterns);
  if (patterns.size === 0 && word.length >= 3)
    for (const [name, list] of vocabulary.patternRuns)
      if (begins(name))
        for (const pattern of list)
          if (understood.brands.length === 0 || understood.brands.some(({ id }) => id === pattern.brandId))
            patterns.add(pattern);
  const models = new Map<string, { make: string; model: string }>();
  for (const [name, { make, model }] of vocabulary.vehicles)
    if (model !== null && word.length >= 3 && (begins(name) || begins(together(`${make}${model}`))))
      models.set(`${make} ${model}`, { make, model });
  return { brands: [...brands], patterns: [...patterns], models: [...models.values()] };
}

/**
 * What the beginning of a search may become: sizes, brands, patterns and cars, each with a path that leads there.
 * @param typed what is in the field, the last word perhaps unfinished
 */
export function suggest(
  typed: string,
  {
    understood,
    vocabulary,
    groups,
    voice,
  }: { understood: Understood; vocabulary: SearchVocabulary; groups: SizeGroup[]; voice: Voice },
): Suggestion[] {
  const { brands, patterns, models } = begun(typed, understood, vocabulary);
  const results = (kind: Suggestion["kind"], search: Understood): Suggestion => {
    const q = writeSearch({ ...search, number: null, corrected: [] }, voice);
    return { kind, label: q, path: resultPath(q, voice) };
  };
  const brandOf = (pattern: KnownPattern) => vocabulary.brandById.get(pattern.brandId);
  const named = vocabulary.generations;
  const cars = understood.vehicle
    ? understood.vehicle.generations.slice(0, 4).map((generation) => ({
        make: generation.make,
        model: generation.model,
        year: null,
        generations: [generation],
      }))
    : models.slice(0, 3).map(({ make, model }) => ({
        make,
        model,
        year: null,
        generations: named.filter((each) => each.make === make && each.model === model),
      }));
  const sizes = wholeSizes(understood, groups, voice);
  // Listings of a whole size are of the named brands already.
  const newBrands = sizes.length > 0 ? brands.filter((brand) => !understood.brands.includes(brand)) : brands;
  const wholeMake = understood.vehicle?.model === null;
  return [
    ...sizes,
    ...begunSizes(typed, understood, groups, voice),
    ...(patterns.length > 0 && understood.patterns.length > 0
      ? []
      : newBrands
          .slice(0, 3)
          .map((brand) => results("brand", { ...understood, brands: [brand], patterns: [], patternWords: [] }))),
    ...(wholeMake || (brands.length > 0 && patterns.length > 0) ? [] : cars).map((vehicle) => ({
      ...results("vehicle", { ...understood, vehicle, brands: [], patterns: [], patternWords: [] }),
      label: [vehicleLabel(vehicle), yearsOf(vehicle.generations)].filter(Boolean).join(" "),
    })),
    ...patterns.slice(0, 4).map((pattern) => ({
      ...results("pattern", {
        ...understood,
        brands: [brandOf(pattern)].filter((brand) => brand !== undefined),
        patterns: [pattern],
        patternWords: [pattern.name],
        vehicle: null,
      }),
      ...(pattern.picture && { picture: pattern.picture }),
    })),
  ];
}

function yearsOf(generations: { from: number; to: number | null }[]): string {
  const [only, ...others] = generations;
  return only && others.length === 0 ? `(${only.from}–${only.to ?? ""})` : "";
}
