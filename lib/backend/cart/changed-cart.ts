import type { PricedLine, StoredCart } from "@/lib/backend/cart/cart-rows";

/** A cart after a change. `token` is the secret for its cookie. */
export type ChangedCart = { row: StoredCart; lines: PricedLine[]; token: string };

/** A price in each price list, in hundredths. */
export type Prices = { czk: number; eur: number; usd: number };

/** Those prices by currency. */
export function priceOf({ czk, eur, usd }: Prices): PricedLine["price"] {
  return { CZK: czk, EUR: eur, USD: usd };
}

/** The lines with one more, in the place of its tyre's line, else as the last. */
export function withLine(lines: readonly PricedLine[], line: PricedLine): PricedLine[] {
  const known = lines.some(({ productId }) => productId === line.productId);
  return known ? lines.map((each) => (each.productId === line.productId ? line : each)) : [...lines, line];
}
