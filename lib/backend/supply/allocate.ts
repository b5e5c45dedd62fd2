import type { Executor } from "@/lib/backend/kernel/database/executor";
import { lineAllocation } from "@/lib/backend/kernel/database/schema/supply";
import { fromOwnStore } from "@/lib/backend/supply/own-store";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import type { Offered } from "@/lib/backend/supply/sources";

type Line = { position: number; productId: number; quantity: number };

/**
 * Gives the lines of a new order to their sources: pieces of the own store leave it, others are to be ordered; what the shop sells of the
 * tyres is published anew. The tyres are claimed, and each source has what it is asked for.
 */
export async function allocate(
  tx: Executor,
  orderId: string,
  lines: readonly Line[],
  sources: ReadonlyMap<number, Offered>,
  now: Date,
): Promise<void> {
  const allocations: (typeof lineAllocation.$inferInsert)[] = [];
  for (const { position, productId, quantity } of lines) {
    const source = sources.get(productId);
    if (!source) continue;
    const { supplierId, own, cost, currency } = source;
    if (own && !(await fromOwnStore(tx, supplierId, { productId, quantity }, now)))
      throw new Error(
        `The own store has fewer than ${quantity} pieces of the tyre ${productId} that was just counted.`,
      );
    const state = own ? "own" : "to_order";
    allocations.push({ orderId, position, productId, supplierId, quantity, cost, currency, state });
  }
  if (allocations.length === 0) return;
  await tx.insert(lineAllocation).values(allocations);
  await publishStock(
    tx,
    allocations.map(({ productId }) => productId),
  );
}
