import { isLanguage, type Language } from "@/lib/domain/locale";

/** Language of the terminal (LC_ALL, LC_MESSAGES, LANG, as the runtime reads them); English for any other. */
export function terminalLanguage(): Language {
  const [language = ""] = Intl.DateTimeFormat().resolvedOptions().locale.split("-");
  return isLanguage(language) ? language : "en";
}
