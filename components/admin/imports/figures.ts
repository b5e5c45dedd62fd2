import { numberFormat } from "@/lib/domain/formats";
import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";

/** Thousandths in percent: `2,4 %`. @param signed with a sign also where it is more: `+2,4 %` */
export function percentOf(permille: number, language: Language, signed = false): string {
  return numberFormat(languageFacts[language].region, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(permille / 1000);
}

/** By how many thousandths `after` differs from `before`; `null` where there is nothing to compare. */
export function permilleOf(before: unknown, after: unknown): number | null {
  if (typeof before !== "number" || typeof after !== "number" || before <= 0) return null;
  return Math.round(((after - before) * 1000) / before);
}
