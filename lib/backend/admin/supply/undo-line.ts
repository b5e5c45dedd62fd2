import { and, eq } from "drizzle-orm";
import { lineAt, lockOffer, type SupplyStep } from "@/lib/backend/admin/supply/mark-line";
import { UndoRefused } from "@/lib/backend/admin/undo/undo-refused";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { type customerOrder, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { lineAllocation, supplierOffer } from "@/lib/backend/kernel/database/schema/supply";
import { changeOrderRow } from "@/lib/backend/order/change-state";
import { claimTyres } from "@/lib/backend/supply/claim-tyres";
import { intoOwnStore } from "@/lib/backend/supply/own-store";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import { offeredOf } from "@/lib/backend/supply/sources";

type Row = typeof lineAllocation.$inferSelect;

/** The columns as they were. */
const revived = ({ before }: SupplyStep) => {
  const { orderedAt } = before;
  return { ...before, orderedAt: typeof orderedAt === "string" ? new Date(orderedAt) : null } as Partial<Row>;
};

/** Does the source of before still have the pieces that another one was to give instead? */
async function hasStill(tx: Executor, { productId, quantity }: Row, before: Partial<Row>): Promise<boolean> {
  if (before.state === "short") return true; // nobody had them
  const offered = await offeredOf(tx, [productId]);
  return offered.some((one) => one.supplierId === before.supplierId && one.available >= quantity);
}

/**
 * Takes back what was said of the pieces of a line; the order is locked.
 * @param revision the order's own now
 * @throws UndoRefused when somebody has said something else since, or the pieces are sold by now
 */
export async function undoLine(tx: Executor, step: SupplyStep, revision: number, now: Date): Promise<void> {
  const at = { orderId: step.order, position: step.position };
  const [row] = await tx.select().from(lineAllocation).where(lineAt(at));
  if (!row || row.revision !== step.line) throw new UndoRefused("stale");
  const { stock } = step;
  if (stock !== null) await lockOffer(tx, row);
  await claimTyres(tx, [row.productId]);
  const before = revived(step);
  if (stock !== null) {
    const offer = and(eq(supplierOffer.supplierId, row.supplierId), eq(supplierOffer.productId, row.productId));
    await tx
      .update(supplierOffer)
      .set({ stock })
      .where(and(offer, eq(supplierOffer.stock, 0)));
  }
  if (before.supplierId !== row.supplierId) {
    if (!(await hasStill(tx, row, before))) throw new UndoRefused("undo_over");
    if (row.state === "own") await intoOwnStore(tx, row.supplierId, row, now);
  }
  await tx
    .update(lineAllocation)
    .set({ ...before, revision: step.line + 1 })
    .where(lineAt(at));
  await tx
    .update(orderLine)
    .set(step.line_cost as Partial<typeof orderLine.$inferInsert>)
    .where(and(eq(orderLine.orderId, at.orderId), eq(orderLine.position, at.position)));
  await publishStock(tx, [row.productId]);
  // What somebody has put aside for another reason since stays so.
  const hold = step.hold as Partial<typeof customerOrder.$inferInsert>;
  await changeOrderRow(tx, step.order, revision === step.revision ? hold : {});
}
