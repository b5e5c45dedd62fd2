import { eq, sql } from "drizzle-orm";
import { type Outcome, presentOutcome } from "@/lib/backend/admin/orders/changed-by";
import { takeSteps } from "@/lib/backend/admin/orders/keep-undo";
import { unqueue } from "@/lib/backend/jobs/enqueue";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { orderNote, shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import type { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { changeOrderRow, lockedOrder } from "@/lib/backend/order/change-state";
import { reviewInvitationKey } from "@/lib/backend/order/order-jobs";
import { takeStockAgain } from "@/lib/backend/order/order-stock";
import type { ReplyOfAny } from "@/lib/contract/calls";
import type { MoveRefusal } from "@/lib/domain/admin/order-view";
import type { Fields, UndoStep } from "@/lib/domain/admin/undo";

/** Why a step cannot be taken back; thrown inside its transaction, which then changes nothing. */
class Refused extends Error {
  constructor(readonly code: MoveRefusal) {
    super(code);
  }
}

type Row = Partial<typeof customerOrder.$inferInsert>;
const rowOf = (before: Fields): Row => before as Row;

/** A mail that waits is taken back; one that has gone, or is going this moment, cannot be. */
async function stopMail(tx: Executor, key: string | null): Promise<void> {
  if (key !== null && !(await unqueue(tx, key))) throw new Refused("undo_over");
}

type Step<Kind extends UndoStep["kind"]> = Extract<UndoStep, { kind: Kind }>;

async function undoMove(tx: Executor, step: Step<"move">, from: string, now: Date): Promise<void> {
  await stopMail(tx, step.mail);
  if (from === "cancelled" && !(await takeStockAgain(tx, step.order))) throw new Refused("undo_over");
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

async function undoStep(tx: Executor, step: UndoStep, context: StaffContext): Promise<string> {
  const { now } = context;
  const order = await lockedOrder(tx, step.order);
  if (step.kind !== "note" && order.revision !== step.revision) throw new Refused("stale");
  if (step.kind === "move") await undoMove(tx, step, order.status, now);
  else if (step.kind === "shipment") await undoShipment(tx, step, now);
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

async function numberOf(tx: Executor, id: string): Promise<string> {
  const rows = await tx.execute<{ number: string }>(sql`select number from customer_order where id = ${id}`);
  return rows[0]?.number ?? "";
}

/**
 * Takes back what the caller has just done, each order for itself.
 * @throws ApiProblem `undo_over` when it is too late for all of it, or was somebody else's doing
 */
export async function undoChange(
  token: string,
  context: StaffContext,
): Promise<ReplyOfAny<"POST /admin/undo">["body"]> {
  const steps = await takeSteps(token, context);
  if (!steps) throw new ApiProblem("undo_over");
  const outcome: Outcome = { done: [], refused: [] };
  for (const step of steps) {
    try {
      outcome.done.push(await retriedTransaction((tx) => undoStep(tx, step, context)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const number = await retriedTransaction((tx) => numberOf(tx, step.order));
      outcome.refused.push({ number, code: error.code });
    }
  }
  const told = { done: [...new Set(outcome.done)], refused: outcome.refused };
  return presentOutcome(told, context.now);
}
