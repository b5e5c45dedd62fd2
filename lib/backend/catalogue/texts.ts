import type { Language } from "@/lib/domain/locale";
import { cs, en, sk } from "@/messages/written";

const messages = { cs, en, sk };

export type CatalogueTexts = (typeof messages)["cs"]["category"];

/** Names of categories, seasons and facets in a language. */
export function texts(language: Language): CatalogueTexts {
  return messages[language].category;
}
