"use client";

import { useTranslations } from "next-intl";
import { Flyout } from "@/components/layout/flyout";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { useStorePreference } from "@/components/layout/use-store-preference";
import { currencies, type Locale, languages } from "@/lib/domain/locale";
import { usePublicPath } from "@/lib/preferences/public-path";

const sign = { CZK: "Kč", EUR: "€", USD: "$" } as const;

/** Language, currency and theme. The links work without scripts; each change stays on the page. */
export function PreferencesPanel({ locale }: { locale: Locale }) {
  const t = useTranslations("preferences");
  const { rest } = usePublicPath();
  const store = useStorePreference();
  return (
    <Flyout
      className="preferences"
      label={t("label", { language: t(`language.${locale.language}`), currency: locale.currency })}
      summary={
        <>
          {locale.language.toUpperCase()} · {sign[locale.currency]}
        </>
      }
    >
      <h2>{t("language_title")}</h2>
      <ul className="choices">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`/${language}${rest}`}
              hrefLang={language}
              lang={language}
              aria-current={language === locale.language ? "true" : undefined}
              onClick={(event) => store(event, { language })}
            >
              {t(`language.${language}`)}
            </a>
          </li>
        ))}
      </ul>
      <h2>{t("currency_title")}</h2>
      <ul className="choices">
        {currencies.map((currency) => (
          <li key={currency}>
            <a
              href={`/${locale.language}${rest}?currency=${currency}`}
              rel="nofollow"
              aria-current={currency === locale.currency ? "true" : undefined}
              onClick={(event) => store(event, { currency })}
            >
              {t(`currency.${currency}`)}
            </a>
          </li>
        ))}
      </ul>
      <ThemeSwitch />
    </Flyout>
  );
}
