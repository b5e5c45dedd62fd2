import type { Language } from "@/lib/domain/locale";
import { writtenDate, writtenMoment } from "@/lib/domain/written-date";

/** The day and time something happened, on the shop's clock: `23. 11. 2026 v 10:05`. @param at ISO 8601 */
export function momentOf(at: string, language: Language): string {
  return writtenMoment(new Date(at), language);
}

/** The day something happened, on the shop's clock: `23. 11. 2026`. @param at ISO 8601 */
export function dateOf(at: string, language: Language): string {
  return writtenDate(new Date(at), language);
}
