import { getTranslations } from "next-intl/server";
import type { PreferenceMessages } from "@/components/layout/preferences-panel";
import type { SuggestionMessages } from "@/components/layout/suggestion-line";
import { byLanguage, type Locale } from "@/lib/domain/locale";

/** The messages of the preferences, chosen on the server, so that the layout needs no message library in the browser. */
export async function preferenceMessages(locale: Locale): Promise<PreferenceMessages> {
  const t = await getTranslations("preferences");
  return {
    label: t("label", { language: t(`language.${locale.language}`), currency: locale.currency }),
    language: t("language_title"),
    currency: t("currency_title"),
    names: {
      ...byLanguage((language) => t(`language.${language}`)),
      CZK: t("currency.CZK"),
      EUR: t("currency.EUR"),
      USD: t("currency.USD"),
    },
    theme: { title: t("theme_title"), auto: t("theme.auto"), light: t("theme.light"), dark: t("theme.dark") },
  };
}

/** The messages that suggest another language or currency, in each language that may be suggested. */
export async function suggestionMessages(): Promise<SuggestionMessages> {
  const t = await getTranslations("suggestion");
  const currency = "{currency}";
  return {
    label: t("label"),
    question: byLanguage((language) => t(`question.${language}`, { currency })),
    currency: byLanguage((language) => t(`currency.${language}`, { currency })),
    accept: byLanguage((language) => t(`accept.${language}`)),
    decline: byLanguage((language) => t(`decline.${language}`)),
  };
}
