import { eq } from "drizzle-orm";
import { ownOrder } from "@/lib/backend/account/orders";
import { cartCallerOf, ensureCart } from "@/lib/backend/cart/callers-cart";
import { setCartCookie } from "@/lib/backend/cart/cart-cookie";
import { type CartRow, cartLines } from "@/lib/backend/cart/cart-rows";
import { addToCart } from "@/lib/backend/cart/change-cart";
import type { Context } from "@/lib/backend/context";
import type { Executor } from "@/lib/backend/database/executor";
import { retriedTransaction } from "@/lib/backend/database/retried-transaction";
import { product } from "@/lib/backend/database/schema/catalogue";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { mostPieces } from "@/lib/domain/quantity";

type Repeated = { added: number; missing: { name: string; left: number }[] };
type Line = StoredOrder["lines"][number];

/** Puts a line's tyres into the cart, as many as there are and fit.
 * @returns how many, and what is left of the tyre */
async function addLine(tx: Executor, row: CartRow, line: Line, now: Date): Promise<{ pieces: number; left: number }> {
  const [tyre] = await tx
    .select({ stock: product.stock, active: product.active })
    .from(product)
    .where(eq(product.id, line.productId));
  const left = tyre?.active ? tyre.stock : 0;
  const held = (await cartLines(tx, row.id)).find(({ productId }) => productId === line.productId)?.quantity ?? 0;
  const pieces = Math.max(0, Math.min(line.quantity, mostPieces(left) - held));
  if (pieces > 0) await addToCart(tx, row, line.productId, pieces, now);
  return { pieces, left };
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
    const held = await ensureCart(tx, caller, context.now);
    const repeated: Repeated = { added: 0, missing: [] };
    let row = held.row;
    for (const line of order.lines) {
      const { pieces, left } = await addLine(tx, row, line, context.now);
      if (pieces > 0) row = { ...row, version: row.version + 1 };
      repeated.added += pieces;
      if (pieces < line.quantity) repeated.missing.push({ name: `${line.name} ${line.size}`, left });
    }
    return { token: held.token, repeated };
  });
  setCartCookie(context, token);
  return repeated;
}
