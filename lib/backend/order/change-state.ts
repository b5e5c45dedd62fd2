import { asc, eq, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { customerOrder, orderEvent, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { countArrivalFromPayment } from "@/lib/backend/order/arrival";
import { queueReviewInvitation } from "@/lib/backend/order/order-jobs";
import { moveOrder as movedOrder, type OrderState } from "@/lib/domain/order";
import { movePayment as movedPayment, type PaymentNote, type PaymentState } from "@/lib/domain/payment";

/** The fields that decide about an order's states, locked until the transaction's end. @throws Error for an unknown order */
export async function lockedOrder(tx: Executor, id: string) {
  const { number, status, total, currency, paymentStatus: payment_status } = customerOrder;
  const [order] = await tx
    .select({ number, status, payment_status, total, currency })
    .from(customerOrder)
    .where(eq(customerOrder.id, id))
    .for("update");
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

/** Puts the pieces of an order back on the shelf, rows in the order of their ids as everywhere. */
async function giveBackStock(tx: Executor, orderId: string): Promise<void> {
  const lines = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.productId));
  for (const line of lines) {
    await tx
      .update(product)
      .set({ stock: sql`${product.stock} + ${line.quantity}` })
      .where(eq(product.id, line.productId));
  }
}

/**
 * Moves an order to a state and notes the time, within a transaction. A cancelled order gives its stock back; a returned one does not,
 * since somebody has to look at the tyres first. Of a delivered one, a mail later asks what the tyres are like.
 * @throws DomainError `order_transition` for a move that is not in the table, Error for an unknown order
 */
export async function moveOrderIn(tx: Executor, id: string, to: OrderState, at: Date): Promise<void> {
  const { status } = movedOrder(await lockedOrder(tx, id), to);
  await tx.update(customerOrder).set({ status }).where(eq(customerOrder.id, id));
  await tx.insert(orderEvent).values({ orderId: id, kind: "order", state: status, at });
  if (status === "cancelled") await giveBackStock(tx, id);
  if (status === "delivered") await queueReviewInvitation(tx, id, at);
}

/** The same in a transaction of its own. @throws DomainError `order_transition`, Error for an unknown order */
export function changeOrderState(id: string, to: OrderState, at: Date): Promise<void> {
  return retriedTransaction((tx) => moveOrderIn(tx, id, to, at));
}

/**
 * Moves an order's payment to a state and stores the time, within a transaction. The arrival of an order that has to be paid
 * first is counted from then.
 * @throws DomainError `payment_transition` for a move that is not in the table, Error for an unknown order
 */
export async function movePaymentIn(tx: Executor, id: string, to: PaymentState, at: Date): Promise<void> {
  const { payment_status } = movedPayment(await lockedOrder(tx, id), to);
  await tx.update(customerOrder).set({ paymentStatus: payment_status }).where(eq(customerOrder.id, id));
  if (payment_status === "paid") await countArrivalFromPayment(tx, id, at);
  await tx.insert(orderEvent).values({ orderId: id, kind: "payment", state: payment_status, at });
}

/** The same in a transaction of its own. @throws DomainError `payment_transition`, Error for an unknown order */
export function changePaymentState(id: string, to: PaymentState, at: Date): Promise<void> {
  return retriedTransaction((tx) => movePaymentIn(tx, id, to, at));
}

/** Notes what has happened to a payment without changing its state. */
export async function recordPaymentNote(tx: Executor, id: string, note: PaymentNote, at: Date): Promise<void> {
  await tx.insert(orderEvent).values({ orderId: id, kind: "payment", state: note, at });
}
