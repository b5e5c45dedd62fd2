import { dateFormat } from "@/lib/domain/formats";
import type { Language } from "@/lib/domain/locale";

const localeOf = (language: Language) => (language === "en" ? "en-GB" : language);

/** A day with its weekday, short, on one line: `čt 26. 11.`. @param day `YYYY-MM-DD` */
export function shortDay(day: string, language: Language): string {
  if (day === "") return "";
  const month = language === "en" ? "short" : "numeric";
  const options = { timeZone: "UTC", weekday: "short", day: "numeric", month } as const;
  return dateFormat(localeOf(language), options)
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(" ", "\u00a0");
}

/** The day of a moment on the shop's clock, `YYYY-MM-DD`. */
export function shopDay(at: Date): string {
  return dateFormat("sv-SE", { timeZone: "Europe/Prague" }).format(at);
}

/** The hour of a moment on the shop's clock: `9.05`, in English `09:05`. */
export function shopTime(at: Date, language: Language): string {
  const options = { timeStyle: "short", timeZone: "Europe/Prague" } as const;
  return dateFormat(localeOf(language), options).format(at);
}
