import { searchText } from "@/lib/backend/catalogue/search-text";
import { speedRank } from "@/lib/domain/speed-symbol";
import { findTyreSize } from "@/lib/domain/tyre-size-spelling";

/** What a typed search asks for: a size in any spelling, words of brand and pattern, or a number of the article. */
export type SearchTerms = {
  size: { width: number; profile: number | null; rimTenths: number; commercial: boolean } | null;
  loadMin: number | null;
  speedMin: number | null;
  /** LIKE patterns, each of which the words of brand and pattern must match at the beginning of a word. */
  words: string[];
  /** The whole text, should it be an EAN or a manufacturer's number. */
  number: string;
};

/** Reads what was typed. Letters' case and accents don't count; the order of words doesn't either. */
export function readSearch(typed: string): SearchTerms {
  const found = findTyreSize(typed);
  const rest = found ? `${typed.slice(0, found.start)} ${typed.slice(found.end)}` : typed;
  const parsed = found?.parsed;
  return {
    size: parsed
      ? {
          width: parsed.size.width,
          profile: parsed.size.profile,
          rimTenths: Math.round(parsed.size.rim * 10),
          commercial: parsed.size.commercial,
        }
      : null,
    loadMin: parsed?.loadIndex ?? null,
    speedMin: parsed?.speedSymbol === undefined ? null : speedRank(parsed.speedSymbol),
    words: searchText(rest)
      .split(" ")
      .filter(Boolean)
      .map((word) => `% ${word}%`),
    number: typed.replace(/\s/g, "").toUpperCase(),
  };
}
