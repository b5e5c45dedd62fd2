import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

export type CatalogueTexts = (typeof written)["cs"]["category"];

/** Names of categories, seasons and facets in a language. */
export function texts(language: Language): CatalogueTexts {
  return written[language].category;
}
