import { byLanguage, type Language, languages } from "@/lib/domain/locale";

export const seasons = ["winter", "summer", "all_season"] as const;
export type Season = (typeof seasons)[number];

/** Families of vehicles: passenger cars, SUV and 4×4, vans. */
export const families = ["car", "suv", "van"] as const;
export type Family = (typeof families)[number];

export type CategoryId = `${Family}-${Season}`;
export type Category = { id: CategoryId; family: Family; season: Season; slugs: Record<Language, string> };

const seasonSlug: Record<Season, Record<Language, string>> = {
  winter: { cs: "zimni", sk: "zimne", en: "winter" },
  summer: { cs: "letni", sk: "letne", en: "summer" },
  all_season: { cs: "celorocni", sk: "celorocne", en: "all-season" },
};
const familySlug: Record<Family, Record<Language, string>> = {
  car: { cs: "", sk: "", en: "" },
  suv: { cs: "-suv", sk: "-suv", en: "-suv" },
  van: { cs: "-dodavky", sk: "-dodavky", en: "-van" },
};
const noun: Record<Language, string> = { cs: "pneumatiky", sk: "pneumatiky", en: "tyres" };

function slugs(family: Family, season: Season): Record<Language, string> {
  const slug = (language: Language) =>
    language === "en"
      ? `${seasonSlug[season].en}${familySlug[family].en}-${noun.en}`
      : `${seasonSlug[season][language]}-${noun[language]}${familySlug[family][language]}`;
  return byLanguage(slug);
}

/** The nine categories: three seasons for each of three families, with a slug per language. */
export const categories: readonly Category[] = families.flatMap((family) =>
  seasons.map((season): Category => ({ id: `${family}-${season}`, family, season, slugs: slugs(family, season) })),
);

/** The category whose slug in `language` is `slug`, or `undefined`. */
export function categoryBySlug(language: Language, slug: string): Category | undefined {
  return categories.find((category) => category.slugs[language] === slug);
}

/** The category whose slug in any language is `slug`: an address typed with another language's word can be led home. */
export function categoryByAnySlug(slug: string): Category | undefined {
  return categories.find((category) => languages.some((language) => category.slugs[language] === slug));
}

/** The category of an id, or `undefined` for an unknown one. */
export function categoryById(id: string): Category | undefined {
  return categories.find((category) => category.id === id);
}
