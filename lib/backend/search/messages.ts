import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

/** Words of searching in a language. */
export function searchMessages(language: Language): (typeof written)["cs"]["search"] {
  return written[language].search;
}
