import type { Language } from "@/lib/domain/locale";

/** What is known of a language besides its currency; apart from it, because few pages need it in the browser. */
export const languageFacts: Readonly<Record<Language, { name: string; region: string }>> = {
  // `name`: as its speakers call it; `region`: how its readers write dates (BCP 47).
  cs: { name: "Čeština", region: "cs-CZ" },
  sk: { name: "Slovenčina", region: "sk-SK" },
  en: { name: "English", region: "en-GB" },
};
