import { searchText } from "@/lib/backend/catalogue/search-text";

/** A word of a typed search. */
export type Word = {
  /** As it was typed. */
  typed: string;
  /** Without accents, in small letters; another word where a slip was corrected. */
  plain: string;
  taken: boolean;
};

/** More words than this nobody types; what comes after them is not read. */
const maxWords = 24;

/** Splits typed text into words. `c-hr` is two, `4×4` is one. */
export function splitWords(text: string): Word[] {
  const words =
    text
      .normalize("NFC")
      .replace(/(\d)\s?[×x]\s?(?=4(?!\p{L}|\d))/giu, "$1x")
      .match(/[\p{L}\p{N}\p{M}+]+/gu) ?? [];
  return words
    .slice(0, maxWords)
    .map((typed) => ({ typed, plain: searchText(typed).replaceAll(" ", ""), taken: false }))
    .filter(({ plain }) => plain !== "");
}

/** Longest name, in words. */
const maxRun = 6;

/**
 * Takes every run of free neighbouring words that, written together, means something: longer runs first.
 * @param read tells whether a run means something, and keeps what it means
 */
export function takeRuns(words: Word[], read: (together: string, run: Word[]) => boolean, upTo = maxRun): void {
  for (let length = Math.min(upTo, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length);
      if (run.some(({ taken }) => taken)) continue;
      if (read(run.map(({ plain }) => plain).join(""), run)) for (const word of run) word.taken = true;
    }
}
