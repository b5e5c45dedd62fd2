import { numberFormat } from "@/lib/domain/formats";
import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";

/** A number as the language writes it: `12 480`. */
export function amount(n: number, language: Language): string {
  return numberFormat(languageFacts[language].region).format(n);
}
