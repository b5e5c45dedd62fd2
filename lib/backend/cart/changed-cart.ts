import type { PricedLine, StoredCart } from "@/lib/backend/cart/cart-rows";

/** A cart after a change. `token` is the secret for its cookie. */
export type ChangedCart = { row: StoredCart; lines: PricedLine[]; token: string };

/** A price in each price list, in hundredths. */
export type Prices = { czk: number; eur: number; usd: number };

/** Those prices by currency. */
export function priceOf({ czk, eur, usd }: Prices): PricedLine["price"] {
  return { CZK: czk, EUR: eur, USD: usd };
}

/** A line as SQL reads it beside what is asked for; all `null` where the cart has none. */
export type LineRow = {
  product_id: number | null;
  quantity: number;
  line_czk: number;
  line_eur: number;
  line_usd: number;
};

/** The lines among rows, in their order. */
export function linesOf(rows: readonly LineRow[]): PricedLine[] {
  return rows.flatMap(({ product_id, quantity, line_czk: czk, line_eur: eur, line_usd: usd }) =>
    product_id === null ? [] : [{ productId: product_id, quantity, price: priceOf({ czk, eur, usd }) }],
  );
}

/** The lines with one more, in the place of its tyre's line, else as the last. */
export function withLine(lines: readonly PricedLine[], line: PricedLine): PricedLine[] {
  const known = lines.some(({ productId }) => productId === line.productId);
  return known ? lines.map((each) => (each.productId === line.productId ? line : each)) : [...lines, line];
}
