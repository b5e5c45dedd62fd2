import { readCurrency, readPrice } from "@/lib/backend/import/cells/price";
import type { ImportField } from "@/lib/backend/import/columns/fields";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { type PriceLists, priceLists } from "@/lib/backend/import/prices/price-lists";
import type { Rates } from "@/lib/backend/import/prices/rates";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";
import { type Currency, currencies } from "@/lib/domain/locale";

export type PriceContext = {
  rates: Rates;
  /** The currency of prices beside which none is written. */
  currency: string | undefined;
  /** Percent added to a net price. */
  vatRate: number;
};

const own: Record<Currency, ImportField> = { CZK: "price_czk", EUR: "price_eur", USD: "price_usd" };
/** Dearer tyres exist, but not in a list for cars: it is a number in a wrong column, or in another currency. */
const maxCrowns = 200_000;

function amountOf(row: RowReader, field: ImportField): { amount: number; currency: string | null } | null {
  const price = readPrice(row.text(field));
  if (price && price.amount > 0) return price;
  row.refuse(field, "bad_price");
  return null;
}

function currencyOf(row: RowReader, written: string | null, context: PriceContext): string | null {
  const column = row.text("currency");
  const named = column === "" ? null : readCurrency(column);
  if (column !== "" && named === null) {
    row.refuse("currency", "unknown_currency");
    return null;
  }
  const currency = named ?? written ?? context.currency;
  if (currency === undefined) throw new ImportRefused("no_currency");
  if (context.rates[currency] === undefined) throw new ImportRefused("no_rate", { currency });
  return currency;
}

/**
 * The row's price in every price list: lists of their own where the file has them, the rest converted from the first
 * price there is. A net price gets VAT. `null` when refused.
 * @throws ImportRefused `no_currency`, `no_rate`: true of the whole list, so it is said once
 */
export function readPrices(row: RowReader, context: PriceContext): PriceLists | null {
  const before = row.problems.length;
  const stated: Partial<PriceLists> = {};
  for (const list of currencies) {
    if (row.text(own[list]) === "") continue;
    const price = amountOf(row, own[list]);
    if (price) stated[list] = priceLists(price.amount, list, context.rates)[list];
  }
  const first = currencies.find((list) => stated[list] !== undefined);
  let all: PriceLists | null = first ? priceLists(stated[first] ?? 0, first, context.rates) : null;
  const field = (["price", "net_price"] as const).find((name) => row.text(name) !== "");
  if (field) {
    const price = amountOf(row, field);
    const currency = price && currencyOf(row, price.currency, context);
    if (price && currency) {
      const gross = field === "price" ? price.amount : Math.round((price.amount * (100 + context.vatRate)) / 100);
      all = priceLists(gross, currency, context.rates);
    }
  }
  if (row.problems.length > before) return null;
  if (!all) row.refuse("price", "missing");
  else if (all.CZK > maxCrowns * 100) row.refuse(field ?? "price", "bad_price");
  else return { ...all, ...stated };
  return null;
}
