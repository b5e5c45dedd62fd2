import type { KnownVehicle, NamedVehicle } from "@/lib/backend/search/understood";
import { type SearchVocabulary, together, type VehicleName } from "@/lib/backend/search/vocabulary";
import { takeRuns, type Word } from "@/lib/backend/search/words";

const roman: Record<string, string> = {
  1: "i",
  2: "ii",
  3: "iii",
  4: "iv",
  5: "v",
  6: "vi",
  7: "vii",
  8: "viii",
  9: "ix",
  10: "x",
  11: "xi",
  12: "xii",
};

/** Names such as `3` or `A` are a car's only beside its make. */
const needsMake = (name: string) => name.length < 2 || /^\d+$/.test(name);

/** Engines written instead of a model: `320d` is a BMW 3, `c220` a Mercedes-Benz C. */
function modelOfEngine(make: string, word: string): string | null {
  if (make === "BMW") return /^([1-7])\d{2}(?:d|i|e|xd|xi)?$/.exec(word)?.[1] ?? null;
  if (make === "Mercedes-Benz") return /^([abces])\d{3}(?:d|e)?$/.exec(word)?.[1]?.toUpperCase() ?? null;
  return null;
}

function names({ generation, code }: KnownVehicle, word: string): boolean {
  const wanted = word.replace(/^mk(?=\d)/, "");
  const known = [generation, code].flatMap((text) => [together(text), ...text.split(/[/ ]/).map(together)]);
  return known.includes(wanted) || known.includes(roman[wanted] ?? wanted);
}

const made = ({ from, to }: KnownVehicle, year: number) => from <= year && (to === null || year <= to);

/** The generations of that year; for a year in which none was made the one before it, else all. */
function ofYear(generations: KnownVehicle[], year: number): KnownVehicle[] {
  const exact = generations.filter((generation) => made(generation, year));
  if (exact.length > 0) return exact;
  const before = generations.filter(({ from }) => from <= year).sort((a, b) => b.from - a.from);
  return before.length > 0 ? before.slice(0, 1) : generations;
}

/** Narrows by words beside the name: `octavia 3`, `golf vii`, `passat b8`, `octavia 2015`. */
function narrowed(all: KnownVehicle[], words: Word[]): { generations: KnownVehicle[]; year: number | null } {
  let generations = all;
  let year: number | null = null;
  for (const word of words) {
    if (word.taken || word.plain === "mk") continue;
    const meant = generations.filter((generation) => names(generation, word.plain));
    if (meant.length > 0) generations = meant;
    else if (year === null && /^(?:19[89]\d|20[0-3]\d)$/.test(word.plain)) {
      year = Number(word.plain);
      generations = ofYear(generations, year);
    } else continue;
    word.taken = true;
  }
  for (const word of words) if (word.plain === "mk") word.taken = true;
  return { generations, year };
}

/** The car that the words name, with its generation and year; `null` when they name none. Takes their words. */
export function readVehicle(words: Word[], { vehicles, generations }: SearchVocabulary): NamedVehicle | null {
  let make: string | null = null;
  let model: string | null = null;
  const known = (name: string, run: Word[], filter: (meaning: VehicleName) => boolean) => {
    const meaning = vehicles.get(name);
    // Only a single word is inflected: "fabia ii" is no case of "fabia".
    const plainly = meaning && (run.length === 1 || together(meaning.model ?? meaning.make) === name);
    return meaning && plainly && filter(meaning) ? meaning : null;
  };
  takeRuns(words, (name, run) => {
    const meaning = make === null ? known(name, run, (found) => found.model === null) : null;
    if (meaning) make = meaning.make;
    return meaning !== null;
  });
  takeRuns(words, (name, run) => {
    if (model !== null) return false;
    if (make !== null) {
      const own = generations.find((each) => each.make === make && together(each.model) === name);
      const engine = own?.model ?? modelOfEngine(make, name);
      if (engine !== null && generations.some((each) => each.make === make && each.model === engine)) {
        model = engine;
        return true;
      }
    }
    const meaning = known(name, run, (found) => found.model !== null && (make === null || make === found.make));
    if (!meaning || (make === null && needsMake(name))) return false;
    ({ make, model } = meaning);
    return true;
  });
  if (make === null) return null;
  const meant = generations.filter((each) => each.make === make && (model === null || each.model === model));
  return { make, model, ...(model === null ? { generations: meant, year: null } : narrowed(meant, words)) };
}
