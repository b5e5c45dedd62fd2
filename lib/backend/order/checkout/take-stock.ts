import { and, eq, gte, sql } from "drizzle-orm";
import type { StoredCartLine } from "@/lib/backend/cart/cart-rows";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { isSupplied } from "@/lib/backend/supply/publish-stock";

const soldFromItsRow = sql`not ${isSupplied(sql, sql`product`)}`;

/** How many pieces are left of a tyre; none where suppliers say what the shop sells of it, and no active one offers it. */
async function leftOf(tx: Executor, productId: number): Promise<number> {
  const [row] = await tx
    .select({ stock: product.stock })
    .from(product)
    .where(and(eq(product.id, productId), eq(product.active, true), soldFromItsRow));
  return row?.stock ?? 0;
}

/**
 * Takes the pieces of every line from the stock of its tyre, or of none: for tyres that no active supplier offers. One whose suppliers are all
 * switched off is sold out, whatever its row still says until it is published anew.
 * @throws ApiProblem `out_of_stock` naming the first tyre of which there are too few, and what is left of it
 */
export async function takeStock(tx: Executor, lines: readonly StoredCartLine[]): Promise<void> {
  for (const { productId, quantity } of [...lines].sort((a, b) => a.productId - b.productId)) {
    const taken = await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}` })
      .where(and(eq(product.id, productId), eq(product.active, true), gte(product.stock, quantity), soldFromItsRow))
      .returning({ id: product.id });
    if (taken.length === 0)
      throw new ApiProblem("out_of_stock", { product_id: productId, left: await leftOf(tx, productId) });
  }
}
