import type { Language } from "@/lib/domain/locale";
import { cs, en, sk } from "@/messages/written";

export type Phrases = typeof cs.mail;

const messages: Record<Language, Phrases> = { cs: cs.mail, en: en.mail, sk: sk.mail };

/** The texts of mail in a language. */
export function phrases(language: Language): Phrases {
  return messages[language];
}

/** What is promised of returns, in the same words as on the pages. */
export function returnsSentence(language: Language): string {
  return { cs, en, sk }[language].returns.sentence;
}

/** Puts values into a text's `{places}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const regions: Record<Language, string> = { cs: "cs-CZ", sk: "sk-SK", en: "en-GB" };

/** A calendar day `YYYY-MM-DD` as people say it: `pondělí 23. listopadu`. */
export function spokenDay(day: string, language: Language): string {
  const format = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(regions[language], format).format(new Date(`${day}T00:00:00Z`));
}
