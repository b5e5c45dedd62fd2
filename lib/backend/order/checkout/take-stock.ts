import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { StoredCartLine } from "@/lib/backend/cart/cart-rows";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

/**
 * Locks the tyres of a cart until the transaction's end, always in the order of their ids, so that two orders never
 * wait for each other: from here on their prices and stock are what the order is made of.
 */
export async function lockTyres(tx: Executor, productIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, [...productIds]))
    .orderBy(asc(product.id))
    .for("no key update");
}

/**
 * Takes the pieces of every line from the stock, or of none.
 * @throws ApiProblem `out_of_stock` naming the first tyre of which there are too few, and what is left of it
 */
export async function takeStock(tx: Executor, lines: readonly StoredCartLine[]): Promise<void> {
  for (const { productId, quantity, stock } of [...lines].sort((a, b) => a.productId - b.productId)) {
    const taken = await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}` })
      .where(and(eq(product.id, productId), eq(product.active, true), gte(product.stock, quantity)))
      .returning({ id: product.id });
    if (taken.length === 0) throw new ApiProblem("out_of_stock", { product_id: productId, left: stock });
  }
}
