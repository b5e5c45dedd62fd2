type LanguageRow = {
  /** As its speakers call it. */
  name: string;
  /** How its readers write dates (BCP 47). */
  region: string;
  /** How its readers write numbers and prices (BCP 47). */
  numbers: string;
  /** The currency a page shows when the visitor has stored none. */
  currency: Currency;
};

/** The languages of the interface, in the order the switch shows them. Source: specification, section 9. */
const languageTable = {
  cs: { name: "Čeština", region: "cs-CZ", numbers: "cs-CZ", currency: "CZK" },
  sk: { name: "Slovenčina", region: "sk-SK", numbers: "sk-SK", currency: "EUR" },
  en: { name: "English", region: "en-GB", numbers: "en", currency: "USD" },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languageTable;
export const languages = Object.keys(languageTable) as [Language, ...Language[]];

/** What is known of a language. */
export const languageFacts: Readonly<Record<Language, LanguageRow>> = languageTable;

/** Price lists of the shop; one per currency. */
export const currencies = ["CZK", "EUR", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** Countries the shop delivers to (ISO 3166-1 alpha-2). */
export const countries = ["CZ", "SK"] as const;
export type Country = (typeof countries)[number];

export const defaultLanguage: Language = "en";
export const defaultCurrency: Currency = "USD";

export type Locale = { language: Language; currency: Currency };

/** A value for each language. */
export function byLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}

/** Is `value` one of the languages? */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** Is `value` one of the currencies (upper case, ISO 4217)? */
export function isCurrency(value: unknown): value is Currency {
  return (currencies as readonly unknown[]).includes(value);
}

/** Is `value` a country the shop delivers to? */
export function isCountry(value: unknown): value is Country {
  return (countries as readonly unknown[]).includes(value);
}

/** The currency a page shows in `language` when the visitor has stored none. */
export function currencyOf(language: Language): Currency {
  return languageFacts[language].currency;
}

/** The internal path segment of a language and currency: a BCP 47 tag with the `cu` key, e.g. `cs-u-cu-czk`. */
export function localeTag({ language, currency }: Locale): string {
  return `${language}-u-cu-${currency.toLowerCase()}`;
}

/** Reads an internal segment back; `null` for anything that is no such tag. */
export function parseLocaleTag(tag: string): Locale | null {
  const match = /^([a-z]{2})-u-cu-([a-z]{3})$/.exec(tag);
  const language = match?.[1];
  const currency = match?.[2]?.toUpperCase();
  return isLanguage(language) && isCurrency(currency) ? { language, currency } : null;
}
