import { and, asc, eq, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { orderLine } from "@/lib/backend/kernel/database/schema/order";
import { lineAllocation } from "@/lib/backend/kernel/database/schema/supply";
import { idList } from "@/lib/backend/supply/offered";
import { fromOwnStore, intoOwnStore, ownStoreOf } from "@/lib/backend/supply/own-store";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import { offeredOf } from "@/lib/backend/supply/sources";
import type { SupplyBefore, SupplyState } from "@/lib/domain/admin/supply";

type Line = {
  position: number;
  productId: number;
  quantity: number;
  allocation: typeof lineAllocation.$inferSelect | null;
};

/**
 * The lines of an order that are the suppliers' matter, in the order of their tyres' ids: not those of a tyre that is sold without any
 * supplier. The tyres are claimed.
 */
async function suppliedLines(tx: Executor, orderId: string): Promise<Line[]> {
  const { position, productId, quantity } = orderLine;
  const lines = await tx
    .select({ position, productId, quantity, allocation: lineAllocation })
    .from(orderLine)
    .leftJoin(
      lineAllocation,
      and(eq(lineAllocation.orderId, orderLine.orderId), eq(lineAllocation.position, orderLine.position)),
    )
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.productId));
  const ids = idList(lines.map((line) => line.productId));
  const rows = await tx.execute<{ id: number }>(sql`
    select id from product where id = any(${ids}::text::int[]) and source <> 'demonstration'
      and (stock = 0 or exists (select from supplier_offer where product_id = product.id))`);
  const supplied = new Set(rows.map(({ id }) => id));
  return lines.filter((line) => line.allocation !== null || supplied.has(line.productId));
}

/** Pieces that lie in the shop: they came from its store, or from a supplier, or were sold before it had suppliers. */
const isHere = (state: SupplyState | undefined) => state === undefined || state === "own" || state === "arrived";

const setState = (tx: Executor, orderId: string, position: number, state: SupplyState) =>
  tx
    .update(lineAllocation)
    .set({ state, revision: sql`${lineAllocation.revision} + 1` })
    .where(and(eq(lineAllocation.orderId, orderId), eq(lineAllocation.position, position)));

const publish = (tx: Executor, lines: readonly Line[]) =>
  publishStock(
    tx,
    lines.map(({ productId }) => productId),
  );

/**
 * Gives the pieces of a cancelled order back to where they came from. Those that lie in the shop go to its own store; those that were still
 * to be ordered are the supplier's again. Those that are ordered stay so: they are gone from the supplier's next list, come to the shop for
 * nobody, and somebody adds them to its stock once they are here, or calls them off.
 * @returns the tyres that are dealt with, and what takes it back
 */
export async function giveBackSupply(
  tx: Executor,
  orderId: string,
  now: Date,
): Promise<{ productIds: number[]; before: SupplyBefore[] }> {
  const own = await ownStoreOf(tx);
  const lines = own === null ? [] : await suppliedLines(tx, orderId);
  const before: SupplyBefore[] = [];
  for (const { position, productId, quantity, allocation } of lines) {
    const { state, cost, currency } = allocation ?? {};
    if (isHere(state) && own !== null) await intoOwnStore(tx, own, { productId, quantity, cost, currency }, now);
    if (state === undefined) continue;
    before.push({ position, state });
    await setState(tx, orderId, position, "cancelled");
  }
  await publish(tx, lines);
  return { productIds: lines.map(({ productId }) => productId), before };
}

/**
 * Takes them again when the cancelling is taken back.
 * @param before what `giveBackSupply` has said
 * @returns the tyres that are dealt with; null when some pieces are sold by now, and the transaction is to be given up
 */
export async function takeSupplyAgain(
  tx: Executor,
  orderId: string,
  before: readonly SupplyBefore[],
  now: Date,
): Promise<number[] | null> {
  const own = await ownStoreOf(tx);
  const lines = own === null ? [] : await suppliedLines(tx, orderId);
  const productIds = lines.map(({ productId }) => productId);
  const offered = await offeredOf(tx, productIds);
  const has = (supplierId: number | null, { productId, quantity }: Line) =>
    offered.some((one) => one.supplierId === supplierId && one.productId === productId && one.available >= quantity);
  for (const line of lines) {
    const { position, allocation } = line;
    const state = before.find((one) => one.position === position)?.state;
    if (isHere(state) && own !== null && !(has(own, line) && (await fromOwnStore(tx, own, line, now)))) return null;
    if (state === "to_order" && !has(allocation?.supplierId ?? null, line)) return null;
    if (state !== undefined) await setState(tx, orderId, position, state);
  }
  await publish(tx, lines);
  return productIds;
}
