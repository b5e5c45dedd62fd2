import type { Language } from "@/lib/domain/locale";

/**
 * A waiting time in words, e.g. `za 15 minut`, `o 2 minúty`, `in 40 seconds`: Intl knows the plural forms and the case that
 * the preposition asks for. Rounded up, so that nobody comes back too early.
 */
export function waitingTime(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  if (seconds < 90) return format.format(Math.max(1, Math.ceil(seconds)), "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? format.format(minutes, "minute") : format.format(Math.ceil(seconds / 3600), "hour");
}
