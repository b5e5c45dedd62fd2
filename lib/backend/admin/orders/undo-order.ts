import { eq, sql } from "drizzle-orm";
import { undoLine } from "@/lib/backend/admin/supply/undo-line";
import { stopMail, UndoRefused } from "@/lib/backend/admin/undo/undo-refused";
import { unqueue } from "@/lib/backend/jobs/enqueue";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { orderNote, shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import type { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { changeOrderRow, lockedOrder } from "@/lib/backend/order/change-state";
import { reviewInvitationKey } from "@/lib/backend/order/order-jobs";
import { takeStockAgain } from "@/lib/backend/order/order-stock";
import { takeBackHandOver } from "@/lib/backend/order/shipments";
import type { Fields, UndoStep } from "@/lib/domain/admin/undo";

type Row = Partial<typeof customerOrder.$inferInsert>;
const rowOf = (before: Fields): Row => before as Row;

type OrderStep = Extract<UndoStep, { order: string }>;
type Step<Kind extends UndoStep["kind"]> = Extract<UndoStep, { kind: Kind }>;

async function undoMove(tx: Executor, step: Step<"move">, from: string, now: Date): Promise<void> {
  await stopMail(tx, step.mail);
  if (from === "cancelled" && !(await takeStockAgain(tx, step.order, step.supply ?? [], now)))
    throw new UndoRefused("undo_over");
  if (from === "shipped") await takeBackHandOver(tx, step.order, step.event);
  if (from === "delivered") await unqueue(tx, reviewInvitationKey(step.order));
  await tx.update(orderEvent).set({ undoneAt: now }).where(eq(orderEvent.id, step.event));
  await changeOrderRow(tx, step.order, rowOf(step.before));
}

async function undoShipment(tx: Executor, { order, shipment: id, before }: Step<"shipment">, now: Date): Promise<void> {
  const moments = before && typeof before.handedAt === "string" ? { handedAt: new Date(before.handedAt) } : {};
  await tx
    .update(shipment)
    .set(before ? { ...(before as Partial<typeof shipment.$inferInsert>), ...moments } : { removedAt: now })
    .where(eq(shipment.id, id));
  await changeOrderRow(tx, order, {});
}

/** Takes one change of an order back. @returns the order's number @throws UndoRefused */
export async function undoOrder(tx: Executor, step: OrderStep, context: StaffContext): Promise<string> {
  const { now } = context;
  const order = await lockedOrder(tx, step.order);
  if (step.kind !== "note" && step.kind !== "supply" && order.revision !== step.revision)
    throw new UndoRefused("stale");
  if (step.kind === "move") await undoMove(tx, step, order.status, now);
  else if (step.kind === "shipment") await undoShipment(tx, step, now);
  else if (step.kind === "supply") await undoLine(tx, step, order.revision, now);
  else if (step.kind === "note")
    await tx
      .update(orderNote)
      .set({ removedAt: step.removed ? null : now })
      .where(eq(orderNote.id, step.note));
  else {
    if (step.kind === "order") await stopMail(tx, step.mail);
    else await tx.update(orderEvent).set({ undoneAt: now }).where(eq(orderEvent.id, step.event));
    await changeOrderRow(tx, step.order, rowOf(step.before));
  }
  const details = { what: step.kind };
  await noted(tx, callerOf(context), { action: "order_undone", subject: "order", subjectId: order.number, details });
  return order.number;
}

/** The number of an order. */
export async function numberOf(tx: Executor, id: string): Promise<string> {
  const rows = await tx.execute<{ number: string }>(sql`select number from customer_order where id = ${id}`);
  return rows[0]?.number ?? "";
}
