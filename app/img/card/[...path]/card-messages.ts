import { createTranslator } from "next-intl";
import type { Language } from "@/lib/domain/locale";
import { loadMessages } from "@/messages/load";

/** Messages of cards: a picture route has no page whose messages it could read. */
export async function cardMessages(language: Language) {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages });
}

/** Messages of listings. */
export async function listingMessages(language: Language) {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: "listing" });
}
