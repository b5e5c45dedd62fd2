import type { Language } from "@/lib/domain/locale";

/** Regions whose readers the shop writes for: they decide the order of day and month. */
const regions: Record<Language, string> = { cs: "cs-CZ", sk: "sk-SK", en: "en-GB" };

/** The day something happened, on the shop's clock: `23. listopadu 2026`. @param at ISO 8601 */
export function dayOfMoment(at: string, language: Language): string {
  return new Intl.DateTimeFormat(regions[language], { dateStyle: "long", timeZone: "Europe/Prague" }).format(
    new Date(at),
  );
}

/** The same with the time. @param at ISO 8601 */
export function timeOfMoment(at: string, language: Language): string {
  const style = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Prague" } as const;
  return new Intl.DateTimeFormat(regions[language], style).format(new Date(at));
}
