import { LRUCache } from "lru-cache";
import { addressCounts, countAttempt } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { lastVocabulary, loadVocabulary } from "@/lib/backend/search/load-vocabulary";
import { understand } from "@/lib/backend/search/understand";
import { saysSomething, type Understood } from "@/lib/backend/search/understood";
import type { SearchVocabulary } from "@/lib/backend/search/vocabulary";
import { type Voice, writeSearch } from "@/lib/backend/search/write-search";
import { parseLocaleTag } from "@/lib/domain/locale";
import type { ReadSearch, SearchReader } from "@/lib/runtime/search-reader";

/** How many readings are remembered: people type the same few thousand. */
const maxRemembered = 5_000;

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

/** What is searched for, so that it can be compared. */
function meaningOf({ brands, patterns, patternWords: _words, vehicle, ...others }: Understood): string {
  const generations = vehicle?.generations.map(({ generation, code }) => [generation, code]);
  const car = vehicle && [vehicle.make, vehicle.model, vehicle.year, generations];
  return JSON.stringify([others, idsOf(brands), idsOf(patterns), car]);
}

/**
 * The search that stands for a typed one. It is the one that is written plainly, if reading it gives all that was read of the typed
 * one; a search with a correction, an unknown word or what may be the number of an article stands for itself.
 */
export function readSearch(typed: string, vocabulary: SearchVocabulary, voice: Voice): ReadSearch {
  const understood = understand(typed, vocabulary);
  const isClear = saysSomething(understood) && understood.unknown.length === 0;
  const q = writeSearch(understood, voice);
  const again = understand(q, vocabulary);
  const isSame = meaningOf(again) === meaningOf(understood) && writeSearch(again, voice) === q;
  return { q: isClear && isSame ? q : typed.replace(/\s+/g, " "), isClear };
}

const remembered = new WeakMap<SearchVocabulary, LRUCache<string, ReadSearch>>();

/** What has been read with these words of the shop. */
function readWith(vocabulary: SearchVocabulary): LRUCache<string, ReadSearch> {
  const known = remembered.get(vocabulary) ?? new LRUCache<string, ReadSearch>({ max: maxRemembered });
  remembered.set(vocabulary, known);
  return known;
}

/** Reads and counts searches for the process that keeps their pages. */
export const searchReader: SearchReader = {
  known(typed, locale) {
    const vocabulary = lastVocabulary();
    return vocabulary && readWith(vocabulary).get(`${locale} ${typed}`);
  },
  async read(typed, locale) {
    const voice = parseLocaleTag(locale);
    if (!voice) throw new Error(`${locale} is no tag of a language and a currency.`);
    const vocabulary = lastVocabulary() ?? (await loadVocabulary());
    const read = readSearch(typed, vocabulary, voice);
    readWith(vocabulary).set(`${locale} ${typed}`, read);
    return read;
  },
  async count(forwardedFor) {
    const address = forwardedFor?.split(",").at(-1)?.trim() || null;
    for (const [limit, key] of addressCounts(limits.search, address))
      if ((await countAttempt(limit, key)) > 0) return false;
    return true;
  },
};
