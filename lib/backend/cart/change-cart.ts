import { eq } from "drizzle-orm";
import { cartLines, type StoredCart, type StoredCartLine } from "@/lib/backend/cart/cart-rows";
import { checkQuantity } from "@/lib/backend/cart/line-limits";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { cart, cartItem } from "@/lib/backend/kernel/database/schema/cart";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

/** Increments the version of a cart that has changed. */
export async function touchCart(tx: Executor, row: StoredCart, now: Date): Promise<StoredCart> {
  const next = { ...row, version: row.version + 1 };
  await tx.update(cart).set({ version: next.version, updatedAt: now }).where(eq(cart.id, row.id));
  return next;
}

async function lineAt(tx: Executor, row: StoredCart, index: number): Promise<StoredCartLine> {
  const line = (await cartLines(tx, row.id))[index];
  if (!line) throw new ApiProblem("not_found");
  return line;
}

/**
 * Sets the quantity of the line at a position.
 * @throws ApiProblem `not_found` when there is no such position, `out_of_stock`
 */
export async function setQuantity(tx: Executor, row: StoredCart, index: number, quantity: number, now: Date) {
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
export async function removeLine(tx: Executor, row: StoredCart, index: number, now: Date): Promise<StoredCart> {
  const line = await lineAt(tx, row, index);
  await tx.delete(cartItem).where(eq(cartItem.id, line.itemId));
  return touchCart(tx, row, now);
}

/** Takes everything out of a cart, as an order does. */
export async function clearCart(tx: Executor, row: StoredCart, now: Date): Promise<StoredCart> {
  await tx.delete(cartItem).where(eq(cartItem.cartId, row.id));
  return touchCart(tx, row, now);
}
