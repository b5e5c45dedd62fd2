import type { Language } from "@/lib/domain/locale";
import cs from "@/messages/cs.json";
import en from "@/messages/en.json";
import sk from "@/messages/sk.json";

const messages = { cs, en, sk };

/** Words of searching in a language. */
export function searchMessages(language: Language): (typeof messages)["cs"]["search"] {
  return messages[language].search;
}
