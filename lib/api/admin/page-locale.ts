import { formText } from "@/lib/api/request/form";
import { currencyOf, defaultLanguage, isLanguage, type Locale } from "@/lib/domain/locale";

/** The language of the page that a form was sent from, with its currency. */
export function pageLocale(form: FormData): Locale {
  const said = formText(form, "page_language", 2);
  const language = isLanguage(said) ? said : defaultLanguage;
  return { language, currency: currencyOf(language) };
}
