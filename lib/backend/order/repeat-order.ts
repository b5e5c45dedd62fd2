import { quantityInCart, readCart, upsertLine } from "@/lib/backend/cart/add-to-cart";
import { type CartCaller, cartCallerOf, heldCart, lockCart } from "@/lib/backend/cart/callers-cart";
import { setCartCookie } from "@/lib/backend/cart/cart-cookie";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { Context } from "@/lib/backend/kernel/http/context";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { ownOrder } from "@/lib/backend/order/own-orders";
import { maxQuantityOf } from "@/lib/domain/quantity";

type Repeated = { added: number; missing: { name: string; left: number; in_cart: number }[] };
type Line = StoredOrder["lines"][number];

/**
 * Adds a line's tyres to the locked cart, as far as stock and the cart's limits allow.
 * @returns how many were added, the stock, and how many of them the cart holds now
 */
async function addLine(tx: Executor, caller: CartCaller, line: Line, now: Date) {
  const seen = await readCart(tx, caller, line.productId);
  const left = seen?.tyre.active ? seen.tyre.stock : 0;
  const held = seen ? quantityInCart(seen) : 0;
  const pieces = seen ? Math.max(0, Math.min(line.quantity, maxQuantityOf(left) - held)) : 0;
  if (seen && pieces > 0) await upsertLine(tx, seen, pieces, now);
  return { pieces, left, in_cart: held + pieces };
}

/**
 * Puts the tyres of an own order into the cart once more.
 * @returns how many pieces were added; the tyres of which there were fewer than ordered, with what is left of them
 * @throws ApiProblem `unauthorised`, `not_found`
 */
export async function repeatOrder(number: string, context: Context): Promise<Repeated> {
  const order = await ownOrder(number, context);
  const caller = await cartCallerOf(context);
  const { token, repeated } = await retriedTransaction(async (tx) => {
    await lockCart(tx, caller);
    const repeated: Repeated = { added: 0, missing: [] };
    for (const line of order.lines) {
      const { pieces, ...there } = await addLine(tx, caller, line, context.now);
      repeated.added += pieces;
      if (pieces < line.quantity) repeated.missing.push({ name: `${line.name} ${line.size}`, ...there });
    }
    return { token: (await heldCart(tx, caller))?.token, repeated };
  });
  if (token) setCartCookie(context, token);
  return repeated;
}
