import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { orderLine } from "@/lib/backend/kernel/database/schema/order";

/** The lines of an order in the order of their tyres' ids, in which rows are taken everywhere. */
const linesOf = (tx: Executor, orderId: string) =>
  tx.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.productId));

/** Puts the pieces of an order back on the shelf. */
export async function giveBackStock(tx: Executor, orderId: string): Promise<void> {
  for (const { productId, quantity } of await linesOf(tx, orderId)) {
    await tx
      .update(product)
      .set({ stock: sql`${product.stock} + ${quantity}` })
      .where(eq(product.id, productId));
  }
}

/** Takes them from it again. @returns false when some of them are sold by now; the transaction is to be given up then */
export async function takeStockAgain(tx: Executor, orderId: string): Promise<boolean> {
  for (const { productId, quantity } of await linesOf(tx, orderId)) {
    const taken = await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}` })
      .where(and(eq(product.id, productId), gte(product.stock, quantity)))
      .returning({ id: product.id });
    if (taken.length === 0) return false;
  }
  return true;
}
