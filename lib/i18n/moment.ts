import type { Language } from "@/lib/domain/locale";

/** Regions whose readers the shop writes for: they decide the order of day and month. */
const regions: Record<Language, string> = { cs: "cs-CZ", sk: "sk-SK", en: "en-GB" };

/** The day and time something happened, on the shop's clock: `23. listopadu 2026 v 10:05`. @param at ISO 8601 */
export function momentOf(at: string, language: Language): string {
  const style = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Prague" } as const;
  return new Intl.DateTimeFormat(regions[language], style).format(new Date(at));
}

/** The day something happened, on the shop's clock: `23. listopadu 2026`. @param at ISO 8601 */
export function dateOf(at: string, language: Language): string {
  return new Intl.DateTimeFormat(regions[language], { dateStyle: "long", timeZone: "Europe/Prague" }).format(
    new Date(at),
  );
}
