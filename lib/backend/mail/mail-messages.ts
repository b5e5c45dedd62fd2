import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";
import { type Messages, written } from "@/messages/written";

export type MailMessages = Messages["mail"];

/** The messages of mail in a language. */
export function mailMessages(language: Language): MailMessages {
  return written[language].mail;
}

/** The promise about returns, in the same words as on the pages. */
export function returnsSentence(language: Language): string {
  return written[language].returns.sentence;
}

/** Puts values into a text's `{places}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A calendar day `YYYY-MM-DD` as people say it: `pondělí 23. listopadu`. */
export function spokenDay(day: string, language: Language): string {
  const format = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(languageFacts[language].region, format).format(new Date(`${day}T00:00:00Z`));
}
