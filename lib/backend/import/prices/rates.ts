import { ImportRefused } from "@/lib/backend/import/import-refused";
import { type Currency, isCurrency } from "@/lib/domain/locale";

/** What one unit of each currency is worth in crowns. */
export type Rates = Readonly<Record<string, number>>;

/** Rates that hold where none is given; every import that uses one says so. */
export const defaultRates = { CZK: 1, EUR: 24.3, USD: 21 } as const satisfies Record<Currency, number>;

const written = /^\s*(\d+(?:[.,]\d+)?)\s*([A-Za-z]{3})?\s*$/;

/**
 * Rates as people give them, over those of the shop: `{ KZT: "0.045CZK", EUR: "24,1" }`. Without a currency crowns are meant;
 * with EUR or USD the rate counts through that one's.
 * @param shop `shopRates`
 * @throws ImportRefused `bad_rate`
 */
export function readRates(given: Readonly<Record<string, string>>, shop: Rates = defaultRates): Rates {
  const rates: Record<string, number> = { ...shop };
  const through: [string, number, Currency][] = [];
  for (const [currency, text] of Object.entries(given)) {
    const match = written.exec(text);
    const worth = Number(match?.[1]?.replace(",", "."));
    const unit = match?.[2]?.toUpperCase() ?? "CZK";
    if (!/^[A-Z]{3}$/.test(currency) || currency === "CZK" || currency === unit || !(worth > 0) || !isCurrency(unit)) {
      throw new ImportRefused("bad_rate", { rate: `${currency}=${text}` });
    }
    if (unit === "CZK") rates[currency] = worth;
    else through.push([currency, worth, unit]);
  }
  for (const [currency, worth, unit] of through) rates[currency] = worth * (rates[unit] ?? defaultRates[unit]);
  return rates;
}

/** One `--rate` option, `KZT=0.045CZK`, as an entry for `readRates`. @throws ImportRefused `bad_rate` */
export function rateOption(text: string): [string, string] {
  const [currency, worth, ...more] = text.split("=");
  if (!currency || !worth || more.length > 0) throw new ImportRefused("bad_rate", { rate: text });
  return [currency.trim().toUpperCase(), worth];
}
