import type { Language } from "@/lib/domain/locale";
import cs from "@/messages/cs.json";
import en from "@/messages/en.json";
import sk from "@/messages/sk.json";

const messages = { cs, en, sk };

export type CatalogueTexts = (typeof messages)["cs"]["category"];

/** Names of categories, seasons and facets in a language. */
export function texts(language: Language): CatalogueTexts {
  return messages[language].category;
}
