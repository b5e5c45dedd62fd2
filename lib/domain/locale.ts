/** Price lists of the shop; one per currency. */
export const currencies = ["CZK", "EUR", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** The languages of the interface, in the order the switch shows them, each with the currency its pages show when the visitor has
 * stored none. Source: specification, section 9. */
const ownCurrency = { cs: "CZK", sk: "EUR", en: "USD" } as const satisfies Record<string, Currency>;
export type Language = keyof typeof ownCurrency;
export const languages = Object.keys(ownCurrency) as [Language, ...Language[]];

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
  return ownCurrency[language];
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
