import { categoryBySlug, type Season } from "@/lib/domain/category";
import { isLanguage } from "@/lib/domain/locale";
import { parseSizeSlug } from "@/lib/domain/tyre-size";

/** Looks at a size, looks at a size of which no whole set was in stock, searches that found nothing. */
export const demandKinds = ["size_seen", "size_none", "search_none"] as const;
export type DemandKind = (typeof demandKinds)[number];

/** Separates the size from the season in a key. */
const apart = " ";

/**
 * The key of the size and season that an address of the shop shows, `205-55-r16 winter`; `null` for any other page.
 * @param url path and query
 */
export function sizeDemandOf(url: string): string | null {
  const [, language, category, size, ...rest] = (url.split("?", 1)[0] ?? "").split("/");
  if (rest.length > 0 || !size || !isLanguage(language)) return null;
  const season = categoryBySlug(language, category ?? "")?.season;
  return season && parseSizeSlug(size) ? `${size}${apart}${season}` : null;
}

/** Reads such a key back. */
export function readSizeDemand(key: string) {
  const [slug = "", season] = key.split(apart);
  const size = parseSizeSlug(slug);
  return size && { size, season: season as Season };
}

/**
 * The words of a search as they may be kept: short, without what may be an address or a number of a person. `null` for others.
 * Counted are words, never who has typed them.
 */
export function searchDemandOf(typed: string): string | null {
  const words = typed.trim().toLowerCase();
  const isPersonal = words.includes("@") || /\d{9}/.test(words.replace(/[\s-]/g, ""));
  return words === "" || words.length > 40 || isPersonal ? null : words;
}
