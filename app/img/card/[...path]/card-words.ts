import { createTranslator } from "next-intl";
import type { Language } from "@/lib/domain/locale";
import { loadMessages } from "@/messages/load";

/** The words of cards: a file of pictures has no page whose messages it could read. */
export async function cardWords(language: Language) {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages });
}

/** The words of listings. */
export async function listingWords(language: Language) {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: "listing" });
}
