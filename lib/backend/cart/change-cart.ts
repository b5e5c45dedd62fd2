import { eq } from "drizzle-orm";
import { type CartLine, type CartRow, cartLines, type PricedLine } from "@/lib/backend/cart/cart-rows";
import type { Executor } from "@/lib/backend/database/executor";
import { cart, cartItem } from "@/lib/backend/database/schema/cart";
import { product } from "@/lib/backend/database/schema/catalogue";
import { ApiProblem } from "@/lib/backend/problem";
import { maxQuantity, quantityProblem } from "@/lib/domain/quantity";

/** More different tyres than anybody's fleet needs; keeps a cart from growing without end. */
const maxLines = 100;

const tooMany = (path: string) => new ApiProblem("invalid", { errors: [{ path, code: "too_big" }] });

/** @throws ApiProblem `out_of_stock` with what is left, `invalid` above 20 pieces */
function checkQuantity(productId: number, quantity: number, stock: number): void {
  const problem = quantityProblem(Math.min(quantity, maxQuantity), stock);
  if (problem) throw new ApiProblem("out_of_stock", { left: stock, product_id: productId });
  if (quantity > maxQuantity) throw tooMany("quantity");
}

/** Notes that the cart has changed: the next version. */
export async function touchCart(tx: Executor, row: CartRow, now: Date): Promise<CartRow> {
  const next = { ...row, version: row.version + 1 };
  await tx.update(cart).set({ version: next.version, updatedAt: now }).where(eq(cart.id, row.id));
  return next;
}

/** Makes an empty cart, of an account or a guest's, for the secret whose hash is given. */
export async function createCart(
  tx: Executor,
  made: { id: string; accountId: number | null; tokenHash: string },
  now: Date,
): Promise<CartRow> {
  const [row] = await tx
    .insert(cart)
    .values({ ...made, createdAt: now, updatedAt: now })
    .returning({ id: cart.id, version: cart.version });
  if (!row) throw new Error("The new cart was not given back by the database.");
  return row;
}

/** What adding needs to know of a tyre. */
const soldTyre = {
  active: product.active,
  stock: product.stock,
  price: { CZK: product.priceCzk, EUR: product.priceEur, USD: product.priceUsd },
};

/**
 * Puts pieces of a tyre into a cart: onto its line, else as a new last line that remembers today's prices. Queries that don't
 * need each other's answers go out together, and the lines afterwards are known without asking again: the cart is locked.
 * @throws ApiProblem `not_found` for a tyre that is not sold, `out_of_stock`, `invalid` above 20 pieces or 100 lines
 */
export async function addToCart(
  tx: Executor,
  row: CartRow,
  productId: number,
  quantity: number,
  now: Date,
): Promise<{ row: CartRow; lines: PricedLine[] }> {
  const [[tyre], lines] = await Promise.all([
    tx.select(soldTyre).from(product).where(eq(product.id, productId)),
    cartLines(tx, row.id),
  ]);
  if (!tyre?.active) throw new ApiProblem("not_found");
  const known = lines.find((line) => line.productId === productId);
  const total = (known?.quantity ?? 0) + quantity;
  checkQuantity(productId, total, tyre.stock);
  if (!known && lines.length >= maxLines) throw tooMany("product_id");
  const { price } = tyre;
  const put = known
    ? tx.update(cartItem).set({ quantity: total }).where(eq(cartItem.id, known.itemId))
    : tx
        .insert(cartItem)
        .values({ cartId: row.id, productId, quantity, addedCzk: price.CZK, addedEur: price.EUR, addedUsd: price.USD });
  const [, changed] = await Promise.all([put, touchCart(tx, row, now)]);
  const line = { productId, quantity: total, price };
  return { row: changed, lines: known ? lines.map((each) => (each === known ? line : each)) : [...lines, line] };
}

async function lineAt(tx: Executor, row: CartRow, index: number): Promise<CartLine> {
  const line = (await cartLines(tx, row.id))[index];
  if (!line) throw new ApiProblem("not_found");
  return line;
}

/**
 * Sets the pieces of the line at a position.
 * @throws ApiProblem `not_found` when there is no such position, `out_of_stock`
 */
export async function setQuantity(tx: Executor, row: CartRow, index: number, quantity: number, now: Date) {
  const line = await lineAt(tx, row, index);
  checkQuantity(line.productId, quantity, line.stock);
  const put = tx.update(cartItem).set({ quantity }).where(eq(cartItem.id, line.itemId));
  const [, changed] = await Promise.all([put, touchCart(tx, row, now)]);
  return changed;
}

/**
 * Removes the line at a position; the later ones move up by one.
 * @throws ApiProblem `not_found` when there is no such position
 */
export async function removeLine(tx: Executor, row: CartRow, index: number, now: Date): Promise<CartRow> {
  const line = await lineAt(tx, row, index);
  await tx.delete(cartItem).where(eq(cartItem.id, line.itemId));
  return touchCart(tx, row, now);
}

/** Takes everything out of a cart, as an order does. */
export async function emptyCart(tx: Executor, row: CartRow, now: Date): Promise<CartRow> {
  await tx.delete(cartItem).where(eq(cartItem.cartId, row.id));
  return touchCart(tx, row, now);
}
