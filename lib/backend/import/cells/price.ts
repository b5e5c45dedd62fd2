import { plainNumber } from "@/lib/backend/import/cells/number";

/** Words and signs beside an amount → ISO 4217. Compared in lower case, without dots. */
const currencyWords: Record<string, string> = {
  ...{ kč: "CZK", kc: "CZK", czk: "CZK", korun: "CZK", "€": "EUR", eur: "EUR", euro: "EUR", $: "USD", usd: "USD" },
  ...{ тг: "KZT", тенге: "KZT", "₸": "KZT", kzt: "KZT", "₽": "RUB", руб: "RUB", р: "RUB", rub: "RUB" },
  ...{ zł: "PLN", zl: "PLN", pln: "PLN", ft: "HUF", huf: "HUF", "£": "GBP", gbp: "GBP", грн: "UAH", uah: "UAH" },
  ...{ chf: "CHF", ron: "RON", lei: "RON", лв: "BGN", bgn: "BGN" },
};

/** ISO 4217 code of a currency's code, name or sign; `null` for an unknown one. */
export function readCurrency(text: string): string | null {
  const word = text.trim().toLowerCase().replaceAll(".", "");
  return currencyWords[word] ?? (/^[a-z]{3}$/.test(word) ? word.toUpperCase() : null);
}

/** An amount in minor units (hundredths) and the currency written beside it, if any. */
type WrittenPrice = { amount: number; currency: string | null };

/**
 * A price as lists write it: `115,72`, `12 900 тг`, `1 290,- Kč`, `€ 52.90`. `null` when it is not a price; parts of
 * a hundredth are rounded to the nearest one.
 */
export function readPrice(text: string): WrittenPrice | null {
  const word = /(?:\p{L}[\p{L}.]*|[€$£₸₽])/u.exec(text)?.[0];
  const currency = word === undefined ? null : readCurrency(word);
  if (word !== undefined && currency === null) return null;
  const digits = text
    .replace(word ?? "", "")
    .replace(/[.,]\s?[-–—=]+\s*$/u, "") // 1290,-
    .trim();
  const plain = plainNumber(digits);
  if (plain === null) return null;
  const [whole = "0", fraction = ""] = plain.split(".");
  const rounding = Number(`0.${fraction.slice(2) || "0"}`) >= 0.5 ? 1 : 0;
  const amount =
    Number(whole) * 100 + Math.sign(Number(plain) || 1) * (Number(fraction.slice(0, 2).padEnd(2, "0")) + rounding);
  return Number.isSafeInteger(amount) ? { amount, currency } : null;
}
