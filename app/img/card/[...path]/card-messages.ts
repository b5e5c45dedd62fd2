import { createTranslator } from "next-intl";
import type { Language } from "@/lib/domain/locale";

const load = {
  cs: () => import("@/messages/cs.json"),
  en: () => import("@/messages/en.json"),
  sk: () => import("@/messages/sk.json"),
};

/** Messages of cards: a picture route has no page whose messages it could read. */
export async function cardMessages(language: Language) {
  const messages = (await load[language]()).default;
  return createTranslator({ locale: language, messages });
}

/** Messages of listings. */
export async function listingMessages(language: Language) {
  const messages = (await load[language]()).default;
  return createTranslator({ locale: language, messages, namespace: "listing" });
}
