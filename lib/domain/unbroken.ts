import type { Language } from "@/lib/domain/locale";
import { rangeDash } from "@/lib/domain/range-dash";
import { narrowThousands } from "@/lib/domain/thousands";

const space = "\u00a0";

/** Text whose ranges (`8:00–18:00`) hold together; between two values of a message their dash stands alone. */
function joined(text: string): string {
  return text.replace(/(?<!\s)–(?![\s\u2060])/gu, rangeDash);
}

/** Words of one letter; a capital is one at the start of a sentence only: elsewhere it is a class (`třída A`). */
const oneLetter = /(?<![\p{L}\p{N}])([ksvzouai]|(?<=(?:^|[.?!:;„(]) ?)[KSVZOUAI]) (?=\S|$)/gmu;

/** Keeps a line from ending in a one-letter word (`v zimě`), or between `od`, `za`, `po` and a price; also where a text goes on elsewhere. */
export function heldWords(text: string): string {
  return text.replace(oneLetter, `$1${space}`).replace(/(?<![\p{L}\p{N}])(od|za|po) (?=[\d€$]|$)/giu, `$1${space}`);
}

/**
 * Text with the blanks that must not end a line: within a number (`1 000`), between a number and its unit (`80 km/h`),
 * within a date (`1. listopadu`), between a count and what is counted (`14 dnů`), before a class (`třída A`), after a
 * one-letter word (`v zimě`), between `od`, `za`, `po` and a price; and with its ranges held together.
 */
export function unbroken(text: string): string {
  const numbers = narrowThousands(joined(text)).replace(
    /(?<=[\d}]) (?=(?:mm|cm|m|km|km\/h|kg|bar|kPa|l|Kč|€|%|°C|dB|kWh|ks)(?![\p{L}\d]))|(?<=\d\.) (?=\p{Ll}|\d+\.)|(?<=(?<![\p{L}\d/.,+])\d{1,3}) (?=\p{Ll}{2})|(?<=(?<!\p{L})(?:IČO|DIČ)) (?=[\p{Lu}\d{]|$)|(?<=[Tt](?:říd|ried)\S+) (?=[A-E]\b)/gu,
    space,
  );
  return heldWords(numbers);
}

/** A text as `unbroken` leaves it where its language has one-letter prepositions; English only holds ranges together. */
export function unbrokenIn(language: Language, text: string): string {
  return language === "en" ? joined(text) : unbroken(text);
}

/** What stands for the count in a message, as it is written and as the build shortens it. */
const countMark = { written: /# (?=\p{L})/gu, shortened: 0 };

function within<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value).replace(countMark.written, `#${space}`) as T;
  if (Array.isArray(value))
    return value.map((item, place) => {
      const counted = value[place - 1] === countMark.shortened;
      const held = counted ? /^ (?=\p{L})/u : /^ (?=%)/u;
      return within(place > 0 && typeof item === "string" ? item.replace(held, space) : item, change);
    }) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, within(item, change)])) as T;
}

/**
 * All texts of a structure as they are shown in a language: of messages, as they are written or as the build shortens
 * them, or of the parts of a mail. What is no text there (names, addresses) holds no blanks.
 */
export function unbrokenMessages<T>(language: Language, messages: T): T {
  return within(messages, (text) => unbrokenIn(language, text));
}
