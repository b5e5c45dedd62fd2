import {
  lineTotal,
  type PricedLine,
  type StoredCart,
  type StoredCartLine,
  unitPrice,
} from "@/lib/backend/cart/cart-rows";
import type { DetailedCart, SmallCart } from "@/lib/contract/cart";
import type { Product } from "@/lib/contract/products";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Currency, Locale } from "@/lib/domain/locale";
import { moneyOf, sumMoney } from "@/lib/domain/money";
import { vatIncluded, vatRate } from "@/lib/domain/vat";

/** The small cart; a visitor without a cart has an empty one of version 0. */
export function smallCartOf(row: StoredCart | null, lines: readonly PricedLine[], currency: Currency): SmallCart {
  const items = lines.map((line) => ({
    product_id: line.productId,
    quantity: line.quantity,
    total: lineTotal(line, currency),
  }));
  return {
    id: row?.id ?? null,
    version: row?.version ?? 0,
    items,
    total: sumMoney(
      items.map((item) => item.total),
      currency,
    ),
  };
}

/** What a piece cost when it was added, in `currency`; absent when that is still its price. */
function priceBefore(line: StoredCartLine, currency: Currency) {
  const before = line.added[currency];
  return before === line.price[currency] ? {} : { price_before: moneyOf(before, currency) };
}

/**
 * The cart with its tyres and VAT.
 * @param products every tyre of the lines as a listing shows it, by id
 * @throws Error when a line's tyre is not among them
 */
export function detailedCartOf(
  row: StoredCart | null,
  lines: readonly StoredCartLine[],
  products: ReadonlyMap<number, Product>,
  locale: Locale,
): DetailedCart {
  const small = smallCartOf(row, lines, locale.currency);
  const rate = vatRate(guessedCountry(locale));
  const items = lines.map((line, place) => {
    const product = products.get(line.productId);
    const item = small.items[place];
    if (!product || !item) throw new Error(`The tyre ${line.productId} of the cart was not found.`);
    return {
      ...item,
      unit_price: unitPrice(line, locale.currency),
      ...priceBefore(line, locale.currency),
      product: { ...product, stock: line.stock },
    };
  });
  return { ...small, items, subtotal: small.total, vat: { rate, amount: vatIncluded(small.total, rate).vat } };
}
