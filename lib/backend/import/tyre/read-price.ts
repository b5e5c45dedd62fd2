import { readCurrency, readPrice } from "@/lib/backend/import/cells/price";
import type { ImportField } from "@/lib/backend/import/columns/fields";
import type { PriceHeader } from "@/lib/backend/import/columns/plan";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { type PriceLists, priceLists } from "@/lib/backend/import/prices/price-lists";
import type { Rates } from "@/lib/backend/import/prices/rates";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";
import { type Currency, currencies } from "@/lib/domain/locale";

export type PriceContext = {
  rates: Rates;
  /** The currency of prices beside which none is written. */
  currency: string | undefined;
  /** What the headers of columns of prices say beside their field. */
  headers?: ReadonlyMap<ImportField, PriceHeader>;
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

function currencyOf(row: RowReader, field: ImportField, written: string | null, context: PriceContext): string | null {
  const column = row.text("currency");
  const named = column === "" ? null : readCurrency(column);
  if (column !== "" && named === null) {
    row.refuse("currency", "unknown_currency");
    return null;
  }
  const ofHeader = field === "cost" || field === "recommended" ? context.headers?.get(field)?.currency : undefined;
  const currency = named ?? written ?? ofHeader ?? context.currency;
  if (currency === undefined) throw new ImportRefused("no_currency");
  if (context.rates[currency] === undefined) throw new ImportRefused("no_rate", { currency });
  return currency;
}

/** An amount in hundredths of a currency (ISO 4217). */
export type Money = { amount: number; currency: string };

/** What a row says of prices: what the shop sells at, what the tyre costs without VAT, what its maker recommends with VAT. */
export type ReadPrices = { lists: PriceLists; from: PriceSource; cost?: Money; recommended?: Money };

/** Which of the row's prices the shop's were made from. */
export const priceSources = ["price", "recommended", "cost"] as const;
export type PriceSource = (typeof priceSources)[number];

const withVat = (amount: number, { vatRate }: PriceContext) => Math.round((amount * (100 + vatRate)) / 100);
const withoutVat = (amount: number, { vatRate }: PriceContext) => Math.round((amount * 100) / (100 + vatRate));

/** The money in a field as it stands there; absent where there is none (a recommended price of 0 is none) or it is refused. */
function moneyOf(row: RowReader, field: ImportField, context: PriceContext): Money | undefined {
  if (row.text(field) === "") return undefined;
  if (field === "recommended" && readPrice(row.text(field))?.amount === 0) return undefined;
  const price = amountOf(row, field);
  const currency = price && currencyOf(row, field, price.currency, context);
  return price && currency ? { amount: price.amount, currency } : undefined;
}

function ownLists(row: RowReader, context: PriceContext): Partial<PriceLists> {
  const stated: Partial<PriceLists> = {};
  for (const list of currencies) {
    if (row.text(own[list]) === "") continue;
    const price = amountOf(row, own[list]);
    if (price) stated[list] = priceLists(price.amount, list, context.rates)[list];
  }
  return stated;
}

/**
 * The row's prices. Those of the shop: lists of their own where the file has them, the rest converted from the price it
 * gives, else from the net price, the recommended one, the purchase price, each with VAT. A net price is the
 * purchase price as well where the row has no other to sell at. `null` when refused.
 * @throws ImportRefused `no_currency`, `no_rate`: true of the whole list, so it is said once
 */
export function readPrices(row: RowReader, context: PriceContext): ReadPrices | null {
  const before = row.problems.length;
  const vatOf = (field: ImportField) => context.headers?.get(field)?.vat;
  const stated = ownLists(row, context);
  const first = currencies.find((list) => stated[list] !== undefined);
  const price = moneyOf(row, "price", context);
  const net = row.text("price") === "" ? moneyOf(row, "net_price", context) : undefined;
  const listed = moneyOf(row, "recommended", context);
  const recommended = listed && vatOf("recommended") === "without" ? gross(listed) : listed;
  const bought = moneyOf(row, "cost", context);
  const cost =
    bought && vatOf("cost") === "with"
      ? { ...bought, amount: withoutVat(bought.amount, context) }
      : (bought ?? (first ? undefined : net));
  function gross(money: Money): Money {
    return { ...money, amount: withVat(money.amount, context) };
  }
  if (row.problems.length > before) return null;
  const sold = price ?? (net && gross(net)) ?? (first ? { amount: stated[first] ?? 0, currency: first } : undefined);
  const basis = sold ?? recommended ?? (cost && gross(cost));
  const field = (["price", "net_price", "recommended", "cost"] as const).find((name) => row.text(name) !== "");
  const lists = basis && { ...priceLists(basis.amount, basis.currency, context.rates), ...stated };
  if (!lists) row.refuse("price", "missing");
  else if (lists.CZK > maxCrowns * 100) row.refuse(field ?? "price", "bad_price");
  else {
    const from = sold ? "price" : recommended ? "recommended" : "cost";
    return { lists, from, ...(cost && { cost }), ...(recommended && { recommended }) };
  }
  return null;
}
