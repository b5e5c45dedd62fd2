import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

export type CatalogueMessages = (typeof written)["cs"]["category"];

/** Names of categories, seasons and facets in a language. */
export function catalogueMessages(language: Language): CatalogueMessages {
  return written[language].category;
}
