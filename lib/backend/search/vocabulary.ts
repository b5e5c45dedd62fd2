import { searchText } from "@/lib/backend/catalogue/search-text";
import { inflectedBrand, inflectedVehicle } from "@/lib/backend/search/inflected";
import { brandNicknames, vehicleNicknames } from "@/lib/backend/search/nicknames";
import { withoutDoubles } from "@/lib/backend/search/one-edit";
import { plainWords } from "@/lib/backend/search/plain-words";
import type { KnownBrand, KnownPattern, KnownVehicle } from "@/lib/backend/search/understood";
import { formatTyreSize, type TyreSize } from "@/lib/domain/tyre-size";

export type VehicleName = { make: string; model: string | null };

/** The shop's own words: what brands, patterns and cars are called, each name without accents and written together. */
export type SearchVocabulary = {
  brands: Map<string, KnownBrand>;
  /** Cases and plurals of brands, where no name is written like that: `barumky`. */
  brandForms: Map<string, KnownBrand>;
  brandById: Map<number, KnownBrand>;
  /** Every run of words of a pattern's name: `ts870` for `WinterContact TS 870 P`. */
  patternRuns: Map<string, KnownPattern[]>;
  /** Runs that name a pattern even when no brand is said: they hold a word which few brands use. */
  telling: Set<string>;
  vehicles: Map<string, VehicleName>;
  generations: KnownVehicle[];
  /**
   * Single words that a slip is corrected to, also without doubled letters, with the way they are written: names, then
   * everyday words.
   */
  words: { plain: string; single: string; written: string | null }[];
  /** Sizes that are on sale, as `205/55 R16`. */
  sizes: Set<string>;
};

/** Words of a text without accents: `BluEarth-Es ES32` → blu… `bluearth`, `es`, `es32`. */
const wordsOf = (text: string) => searchText(text).split(" ").filter(Boolean);

/** A name as one word. */
export const together = (text: string) => wordsOf(text).join("");

function namesOfVehicles(vehicles: KnownVehicle[]): Map<string, VehicleName> {
  const names = new Map<string, VehicleName>();
  const add = (name: string, meaning: VehicleName) => {
    const nicknames = vehicleNicknames[name]?.split(" ").filter(Boolean) ?? [];
    for (const form of [...inflectedVehicle(name), ...nicknames.map(together)])
      if (!names.has(form)) names.set(form, meaning);
  };
  for (const { make, model } of vehicles) add(together(model), { make, model });
  for (const { make } of vehicles) add(together(make), { make, model: null });
  const modelsByFirstWord = new Map<string, Set<string>>();
  for (const { model } of vehicles) {
    const [first = ""] = wordsOf(model);
    modelsByFirstWord.set(first, (modelsByFirstWord.get(first) ?? new Set()).add(model));
  }
  for (const { make, model } of vehicles) {
    // "Transit" is enough for the Transit Custom, "Model" not for one of two.
    const [first = "", ...more] = wordsOf(model);
    const isOnly = modelsByFirstWord.get(first)?.size === 1;
    if (more.length > 0 && first.length >= 5 && isOnly && !names.has(first)) names.set(first, { make, model });
  }
  return names;
}

type Source = {
  brands: KnownBrand[];
  patterns: KnownPattern[];
  vehicles: KnownVehicle[];
  sizes: TyreSize[];
};

/** Names used by at least so many brands say nothing by themselves. */
const common = 4;

/** Puts the shop's words in the form that reading a search needs. */
export function buildVocabulary({ brands, patterns, vehicles, sizes }: Source): SearchVocabulary {
  const brandNames = new Map<string, KnownBrand>();
  const firstWords = brands.map(({ name }) => wordsOf(name)[0] ?? "");
  for (const [index, brand] of brands.entries()) {
    const first = firstWords[index] ?? "";
    const others = (brandNicknames[brand.slug] ?? "").split(" ");
    const short = first.length > 4 && firstWords.indexOf(first) === firstWords.lastIndexOf(first);
    for (const name of [together(brand.name), together(brand.slug), ...others, ...(short ? [first] : [])])
      if (name && !brandNames.has(name)) brandNames.set(name, brand);
  }
  const usedBy = new Map<string, Set<number>>();
  for (const { brandId, name } of patterns)
    for (const word of wordsOf(name)) usedBy.set(word, (usedBy.get(word) ?? new Set()).add(brandId));
  const tells = (word: string) =>
    word.length > 2 &&
    !/^(?:\d+|[ivx]+)$/.test(word) &&
    !plainWords.has(word) &&
    (usedBy.get(word)?.size ?? 0) < common;

  const patternRuns = new Map<string, KnownPattern[]>();
  const telling = new Set<string>();
  for (const pattern of patterns) {
    const words = wordsOf(pattern.name);
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= words.length; to += 1) {
        const run = words.slice(from, to);
        const key = run.join("");
        const known = patternRuns.get(key) ?? [];
        if (known.at(-1) !== pattern) known.push(pattern);
        patternRuns.set(key, known);
        // Two short words in a row, `ts 870`, tell as much as a long one.
        if (run.some(tells) || (key.length >= 5 && /\d/.test(key) && /[a-z]{2}/.test(key) && !plainWords.has(key)))
          telling.add(key);
      }
  }
  const vehicleNames = namesOfVehicles(vehicles);
  const brandForms = new Map<string, KnownBrand>();
  for (const [name, brand] of brandNames)
    for (const form of inflectedBrand(name))
      if (!brandNames.has(form) && !patternRuns.has(form) && !vehicleNames.has(form)) brandForms.set(form, brand);
  const written = (text: string) => [
    { plain: together(text), written: text },
    ...(text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ({ plain: together(word), written: word })),
  ];
  const words = [
    ...brands.flatMap(({ name }) => written(name)),
    ...vehicles.flatMap(({ make, model }) => [...written(make), ...written(model)]),
    ...[...brandNames.keys()].map((plain) => ({ plain, written: brandNames.get(plain)?.name ?? null })),
    ...[...plainWords.keys()].filter((plain) => plain.length >= 5).map((plain) => ({ plain, written: null })),
    ...patterns.flatMap(({ name }) => written(name)),
  ].filter(({ plain }) => plain.length >= 4);
  return {
    brands: brandNames,
    brandForms,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    patternRuns,
    telling,
    vehicles: vehicleNames,
    generations: vehicles,
    words: [...new Map(words.toReversed().map((word) => [word.plain, word])).values()]
      .toReversed()
      .map((word) => ({ ...word, single: withoutDoubles(word.plain) })),
    sizes: new Set(sizes.map(formatTyreSize)),
  };
}
