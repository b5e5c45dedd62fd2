import { eq, sql } from "drizzle-orm";
import { type Doer, noted, systemAt } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import { countArrivalFromPayment } from "@/lib/backend/order/arrival";
import { queueMoveMail } from "@/lib/backend/order/mails/move-mails";
import { queueReviewInvitation } from "@/lib/backend/order/order-jobs";
import { giveBackStock } from "@/lib/backend/order/order-stock";
import { handOver } from "@/lib/backend/order/shipments";
import type { CancelReason } from "@/lib/domain/admin/order-view";
import type { SupplyBefore } from "@/lib/domain/admin/supply";
import { moveOrder as movedOrder, type OrderState } from "@/lib/domain/order";
import { movePayment as movedPayment, type PaymentNote, type PaymentState } from "@/lib/domain/payment";

/** The fields that decide about an order's states, locked until the transaction's end. @throws Error for an unknown order */
export async function lockedOrder(tx: Executor, id: string) {
  const { number, status, total, currency, paymentStatus: payment_status, paymentId, deliveryId } = customerOrder;
  const { revision, hold, holdUntil } = customerOrder;
  const [order] = await tx
    .select({ number, status, payment_status, total, currency, paymentId, deliveryId, revision, hold, holdUntil })
    .from(customerOrder)
    .where(eq(customerOrder.id, id))
    .for("update");
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

type Changed = Partial<typeof customerOrder.$inferInsert>;

/** Changes the row of a locked order and counts the change. @returns the order's new revision */
export async function changeOrderRow(tx: Executor, id: string, change: Changed): Promise<number> {
  const revision = sql`${customerOrder.revision} + 1`;
  const rows = await tx
    .update(customerOrder)
    .set({ ...change, revision })
    .where(eq(customerOrder.id, id))
    .returning({ revision: customerOrder.revision });
  return rows[0]?.revision ?? 0;
}

/** Writes into an order's history what happened to it at a moment, and whose doing it was. @returns the entry's id */
async function addEvent(
  tx: Executor,
  id: string,
  event: { kind: "order" | "payment"; state: string; at: Date },
  { actor, staffId }: Doer,
): Promise<number> {
  const rows = await tx
    .insert(orderEvent)
    .values({ orderId: id, ...event, actor, staffId })
    .returning({ id: orderEvent.id });
  return rows[0]?.id ?? 0;
}

/**
 * What a move has done, as it can be taken back: the history's entry, the order's revision, the key of the mail that waits, and where the
 * pieces of a cancelled order were.
 */
export type Moved = { event: number; revision: number; mail: string | null; supply: SupplyBefore[] };

/**
 * Moves an order to a state and notes the time, within a transaction. A cancelled order gives its stock back; a returned one does not,
 * since somebody has to look at the tyres first. Of a shipped one, the carrier has the shipments. Of a delivered one, a mail later asks
 * what the tyres are like. What has left or ended is put aside no longer.
 * @param at when it happened, @param by whose doing it is; of what a person does the customer is told by mail
 * @param reason why it is cancelled
 * @throws DomainError `order_transition` for a move that is not in the table, Error for an unknown order
 */
export async function moveOrderIn(
  tx: Executor,
  id: string,
  to: OrderState,
  at: Date,
  by: Doer = systemAt(at),
  reason: CancelReason | null = null,
): Promise<Moved> {
  const before = await lockedOrder(tx, id);
  const { status } = movedOrder(before, to);
  const released = status === "shipped" || status === "cancelled" ? { hold: null, holdUntil: null } : {};
  const revision = await changeOrderRow(tx, id, { status, ...released });
  const event = await addEvent(tx, id, { kind: "order", state: status, at }, by);
  const supply = status === "cancelled" ? await giveBackStock(tx, id, by.now) : [];
  if (status === "shipped") await handOver(tx, id, at);
  if (status === "delivered") await queueReviewInvitation(tx, id, at);
  const mail = by.actor === "system" ? null : await queueMoveMail(tx, { ...before, id, status }, by, reason);
  const details = { from: before.status, to, ...(reason && { reason }) };
  await noted(tx, by, { action: "order_moved", subject: "order", subjectId: before.number, details });
  return { event, revision, mail, supply };
}

/** The same in a transaction of its own. @throws DomainError `order_transition`, Error for an unknown order */
export function changeOrderState(id: string, to: OrderState, at: Date, by?: Doer): Promise<Moved> {
  return retriedTransaction((tx) => moveOrderIn(tx, id, to, at, by));
}

/** What was put aside because of its payment is so no longer once that has changed. */
const releasedPayment = ({ hold }: { hold: string | null }) =>
  hold === "payment" ? { hold: null, holdUntil: null } : {};

/**
 * Moves an order's payment to a state and stores the time, within a transaction. The arrival of an order that has to be paid
 * first is counted from then.
 * @throws DomainError `payment_transition` for a move that is not in the table, Error for an unknown order
 */
export async function movePaymentIn(
  tx: Executor,
  id: string,
  to: PaymentState,
  at: Date,
  by: Doer = systemAt(at),
): Promise<Moved> {
  const before = await lockedOrder(tx, id);
  const { payment_status: paymentStatus } = movedPayment(before, to);
  const revision = await changeOrderRow(tx, id, { paymentStatus, ...releasedPayment(before) });
  if (paymentStatus === "paid") await countArrivalFromPayment(tx, id, at);
  const event = await addEvent(tx, id, { kind: "payment", state: paymentStatus, at }, by);
  const details = { from: before.payment_status, to };
  await noted(tx, by, { action: "order_paid", subject: "order", subjectId: before.number, details });
  return { event, revision, mail: null, supply: [] };
}

/** The same in a transaction of its own. @throws DomainError `payment_transition`, Error for an unknown order */
export function changePaymentState(id: string, to: PaymentState, at: Date, by?: Doer): Promise<Moved> {
  return retriedTransaction((tx) => movePaymentIn(tx, id, to, at, by));
}

/**
 * Notes what has happened to a payment without changing its state. An order that somebody has to look at is put aside for it, unless
 * it is already.
 */
export async function recordPaymentNote(tx: Executor, id: string, note: PaymentNote, at: Date): Promise<void> {
  const { hold } = await lockedOrder(tx, id);
  await changeOrderRow(tx, id, note === "part_refunded" || hold ? {} : { hold: "payment" });
  await addEvent(tx, id, { kind: "payment", state: note, at }, systemAt(at));
}
