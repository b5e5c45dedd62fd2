import type { Language } from "@/lib/domain/locale";
import { cs, en, sk } from "@/messages/written";

const messages = { cs, en, sk };

/** Words of searching in a language. */
export function searchMessages(language: Language): (typeof messages)["cs"]["search"] {
  return messages[language].search;
}
