import { oneEditApart, withoutDoubles } from "@/lib/backend/search/one-edit";
import { plainWords } from "@/lib/backend/search/plain-words";
import { readBeginnings, readBrands, readPatterns } from "@/lib/backend/search/read-names";
import { readNumbers } from "@/lib/backend/search/read-numbers";
import { readVehicle } from "@/lib/backend/search/read-vehicle";
import type { Understood } from "@/lib/backend/search/understood";
import type { SearchVocabulary } from "@/lib/backend/search/vocabulary";
import { splitWords, takeRuns, type Word } from "@/lib/backend/search/words";

/** Everyday words: seasons, kinds of cars, marks, orders. The first of each kind counts. Takes their words. */
function readPlainWords(words: Word[], understood: Understood): void {
  takeRuns(
    words,
    (name) => {
      const meaning = plainWords.get(name);
      if (meaning?.kind === "season") understood.season ??= meaning.season;
      if (meaning?.kind === "family") understood.family ??= meaning.family;
      if (meaning?.kind === "sort") understood.sort ??= meaning.sort;
      if (meaning?.kind === "mark") understood[meaning.mark] = true;
      return meaning !== undefined;
    },
    3,
  );
}

/** Words exactly as the shop knows them. Takes their words. */
function readExactly(words: Word[], understood: Understood, vocabulary: SearchVocabulary): void {
  for (const word of words) word.taken = false;
  understood.brands = readBrands(words, vocabulary);
  Object.assign(understood, readPatterns(words, understood.brands, vocabulary));
  understood.vehicle = readVehicle(words, vocabulary);
  readPlainWords(words, understood);
}

/** From so many letters on, a word may have a slip besides letters that are doubled or not. */
const longWord = 8;

/** The known word that is a slip away from `plain`; names win over everyday words. */
function knownWord(plain: string, words: SearchVocabulary["words"]) {
  if (plain.length < 4 || /\d/.test(plain)) return undefined;
  const near = words.find((known) => (known.written !== null || plain.length >= 5) && oneEditApart(plain, known.plain));
  if (near || plain.length < 5) return near;
  const single = withoutDoubles(plain);
  const alike = words.find((known) => known.single === single);
  return alike ?? (single.length < longWord ? undefined : words.find((known) => oneEditApart(single, known.single)));
}

/** Reads once more with slips corrected, if there are any. */
function readCorrected(words: Word[], understood: Understood, vocabulary: SearchVocabulary): void {
  const { patternRuns, brands } = vocabulary;
  // The beginning of a name is no slip.
  const begins = (plain: string) =>
    plain.length >= 4 && [...brands.keys(), ...patternRuns.keys()].some((name) => name.startsWith(plain));
  const slips = words.flatMap((word) => {
    const known = word.taken || begins(word.plain) ? undefined : knownWord(word.plain, vocabulary.words);
    return known ? [{ word, known }] : [];
  });
  if (slips.length === 0) return;
  for (const { word, known } of slips) word.plain = known.plain;
  Object.assign(understood, { season: null, family: null, sort: null, runflat: false });
  readExactly(words, understood, vocabulary);
  understood.corrected = slips.flatMap(({ word, known: { written } }) =>
    word.taken && written !== null ? [{ typed: word.typed, read: written }] : [],
  );
}

/** A single word with a digit may be a manufacturer's number, digits in groups an EAN. */
const barcode = /(?<!\d)(?:\d{8}|\d{12,14})(?!\d)/;
const numberLike = /^(?=[^\d]*\d)[A-Z0-9][A-Z0-9./-]{3,24}$/;

/**
 * Reads what was typed: sizes in any spelling, indexes, brands, patterns, seasons in three languages, cars, prices; letters'
 * case, accents and the order of words don't count, and each word may have one slip.
 * @param typed at most 200 characters are read
 */
export function understand(typed: string, vocabulary: SearchVocabulary): Understood {
  const text = typed.slice(0, 200).replace(/\s+/g, " ");
  const { understood, rest } = readNumbers(text, (size) => vocabulary.sizes.has(size));
  const words = splitWords(rest);
  readExactly(words, understood, vocabulary);

  readCorrected(words, understood, vocabulary);
  Object.assign(understood, readBeginnings(words, understood, vocabulary));
  for (const word of words) {
    const couldBeRim = !word.taken && understood.size === null && understood.rim === null;
    if (!couldBeRim || !/^(?:1[3-9]|2[0-2])$/.test(word.plain)) continue;
    understood.rim = Number(word.plain);
    word.taken = true;
  }
  const number = text
    .trim()
    .toUpperCase()
    .replace(/(?<=\d)\s+(?=\d)/g, "");
  understood.number = barcode.exec(number)?.[0] ?? (numberLike.test(number) ? number : null);
  understood.unknown = words.filter(({ taken }) => !taken).map((word) => word.typed);
  return understood;
}
