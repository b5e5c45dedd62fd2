import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { orderLine } from "@/lib/backend/kernel/database/schema/order";
import { claimTyres } from "@/lib/backend/supply/claim-tyres";
import { giveBackSupply, takeSupplyAgain } from "@/lib/backend/supply/give-back";
import type { SupplyBefore } from "@/lib/domain/admin/supply";

/** The lines of an order in the order of their tyres' ids, in which rows are taken everywhere; their tyres are claimed. */
async function claimedLines(tx: Executor, orderId: string) {
  const lines = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.productId));
  await claimTyres(
    tx,
    lines.map(({ productId }) => productId),
  );
  return lines;
}

/**
 * Puts the pieces of an order back on the shelf, or gives them back to whom they came from.
 * @returns where those that suppliers have to do with were
 */
export async function giveBackStock(tx: Executor, orderId: string, now: Date): Promise<SupplyBefore[]> {
  const lines = await claimedLines(tx, orderId);
  const { productIds, before } = await giveBackSupply(tx, orderId, now);
  for (const { productId, quantity } of lines) {
    if (productIds.includes(productId)) continue;
    await tx
      .update(product)
      .set({ stock: sql`${product.stock} + ${quantity}` })
      .where(eq(product.id, productId));
  }
  return before;
}

/**
 * Takes them from there again.
 * @param supply what `giveBackStock` has said
 * @returns false when some of them are sold by now; the transaction is to be given up then
 */
export async function takeStockAgain(
  tx: Executor,
  orderId: string,
  supply: readonly SupplyBefore[],
  now: Date,
): Promise<boolean> {
  const lines = await claimedLines(tx, orderId);
  const productIds = await takeSupplyAgain(tx, orderId, supply, now);
  if (!productIds) return false;
  for (const { productId, quantity } of lines) {
    if (productIds.includes(productId)) continue;
    const taken = await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}` })
      .where(and(eq(product.id, productId), gte(product.stock, quantity)))
      .returning({ id: product.id });
    if (taken.length === 0) return false;
  }
  return true;
}
