import { DomainError } from "@/lib/domain/domain-error";
import type { Currency, Language } from "@/lib/domain/locale";

export type { Currency } from "@/lib/domain/locale";

/** An amount in minor units (hellers, cents), always a whole number, so that no sum ever drifts. */
export type Money = { amount: number; currency: Currency };

function checked(amount: number): number {
  if (!Number.isSafeInteger(amount)) {
    throw new DomainError("not_an_integer", `Money is counted in whole minor units, got ${amount}.`);
  }
  return amount;
}

/**
 * Makes money of `amount` minor units.
 * @throws DomainError `not_an_integer`
 */
export function moneyOf(amount: number, currency: Currency): Money {
  return { amount: checked(amount), currency };
}

/**
 * The sum of two amounts of one currency.
 * @throws DomainError `currency_mismatch`, `not_an_integer`
 */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) {
    throw new DomainError("currency_mismatch", `Cannot add ${b.currency} to ${a.currency}.`);
  }
  return moneyOf(checked(a.amount) + checked(b.amount), a.currency);
}

/**
 * `times` pieces at the price `money`; `times` is a whole number.
 * @throws DomainError `not_an_integer`
 */
export function multiplyMoney(money: Money, times: number): Money {
  return moneyOf(checked(money.amount) * checked(times), money.currency);
}

/**
 * The sum of a list, all in `currency`; an empty list gives zero.
 * @throws DomainError `currency_mismatch`, `not_an_integer`
 */
export function sumMoney(list: readonly Money[], currency: Currency): Money {
  return list.reduce(addMoney, moneyOf(0, currency));
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, currency: Currency, digits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    // Czech and Slovak readers know the bare sign (Kč, $); in English "CZK 2,150" says more than "Kč".
    currencyDisplay: language === "en" ? "symbol" : "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/**
 * A price as the reader of `language` writes it: `2 150 Kč`, `52,90 €`, `€52.90` (spaces are no-break spaces).
 * Crowns are shown whole, as Czech shops price in whole crowns; `exact` shows hellers when there are any, for the
 * parts of a total (net and VAT) that have to add up in view. Prices in euros and dollars always show cents; a `bound`
 * (free delivery from, no dearer than) is named as people name it, without cents where there are none: `140 €`.
 * @throws DomainError `not_an_integer`
 */
export function formatMoney(
  money: Money,
  language: Language,
  { exact = false, bound = false }: { exact?: boolean; bound?: boolean } = {},
): string {
  const amount = checked(money.amount);
  const whole = money.currency === "CZK" ? !(exact && amount % 100 !== 0) : bound && amount % 100 === 0;
  // Rounded here, half away from zero, so that the output never depends on the engine's rounding of a fraction.
  const value = whole ? Math.sign(amount) * Math.round(Math.abs(amount) / 100) : amount / 100;
  const written = formatter(language, money.currency, whole ? 0 : 2).format(value === 0 ? 0 : value);
  return written.replace(/(\d)\s(?=\d)/g, "$1\u202f"); // thousands apart by a narrow blank
}
