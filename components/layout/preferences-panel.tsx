"use client";

import { followPreference } from "@/components/layout/choose-preference";
import { Flyout } from "@/components/layout/flyout";
import { LanguageChoices } from "@/components/layout/language-choices";
import { type ThemeMessages, ThemeSwitch } from "@/components/layout/theme-switch";
import { type Currency, currencies, type Language, type Locale } from "@/lib/domain/locale";
import { usePublicPath } from "@/lib/preferences/public-path";

const sign = { CZK: "Kč", EUR: "€", USD: "$" } as const;

/** The panel's messages: its label, the titles of its parts, the names of the choices. */
export type PreferenceMessages = {
  label: string;
  language: string;
  currency: string;
  names: Record<Language | Currency, string>;
  theme: ThemeMessages;
};

/** Language, currency and theme. The links work without scripts; each change stays on the page. */
export function PreferencesPanel({ locale, messages }: { locale: Locale; messages: PreferenceMessages }) {
  const { rest } = usePublicPath();
  return (
    <Flyout
      className="preferences"
      label={messages.label}
      summary={
        <>
          {locale.language.toUpperCase()}
          <span className="currency">
            {"\u00a0"}· {sign[locale.currency]}
          </span>
        </>
      }
    >
      <h2>{messages.language}</h2>
      <LanguageChoices current={locale.language} names={messages.names} />
      <h2>{messages.currency}</h2>
      <ul className="choices">
        {currencies.map((currency) => (
          <li key={currency}>
            <a
              href={`/${locale.language}${rest}?currency=${currency}`}
              rel="nofollow"
              aria-current={currency === locale.currency ? "true" : undefined}
              onClick={(event) => followPreference(event, { currency })}
            >
              {messages.names[currency]}
            </a>
          </li>
        ))}
      </ul>
      <ThemeSwitch messages={messages.theme} />
    </Flyout>
  );
}
