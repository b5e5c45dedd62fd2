import { and, eq, gte, sql } from "drizzle-orm";
import type { StoredCartLine } from "@/lib/backend/cart/cart-rows";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

/**
 * Takes the pieces of every line from the stock of its tyre, or of none: for tyres that no supplier offers.
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
