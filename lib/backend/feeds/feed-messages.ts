import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

export type FeedMessages = (typeof written)["cs"]["feed"];

/** The messages of feeds in a language. */
export function feedMessages(language: Language): FeedMessages {
  return written[language].feed;
}

/** Puts values into the places `{name}` of a text; a place without a value stays as it is. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
