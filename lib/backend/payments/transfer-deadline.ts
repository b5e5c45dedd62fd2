import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/database/executor";
import { retriedTransaction } from "@/lib/backend/database/retried-transaction";
import { customerOrder } from "@/lib/backend/database/schema/order";
import { orderUnpaidMail } from "@/lib/backend/mail/kinds/order-unpaid";
import { paymentReminderMail } from "@/lib/backend/mail/kinds/payment-reminder";
import { orderPayload } from "@/lib/backend/mail/order-to-tell";
import { queueMail } from "@/lib/backend/mail/queue";
import { loadOrder } from "@/lib/backend/order/load-order";
import { lockedOrder, moveOrderIn } from "@/lib/backend/order/move-order";
import { awaitsTransfer } from "@/lib/backend/payments/awaits-transfer";
import { readConfig } from "@/lib/config";
import { isReminded, transferDeadline, transferReminder, transferTerm } from "@/lib/domain/transfer-payment";

/** The worker's task. A release that renames it leaves orders waiting for ever. */
const deadlineJob = { task: "cancel_unpaid_transfer", payload: orderPayload };

/**
 * Gives an order that is to be paid by transfer its term, counted from `since`: it is reminded of, and cancelled when its time to
 * be paid is over. The term stays the same when the setting changes, as the shopper was told it.
 */
export async function queueTransferDeadline(tx: Executor, orderId: string, since: Date): Promise<void> {
  const { transferDays } = readConfig();
  const payBy = transferTerm(since, transferDays);
  await tx.update(customerOrder).set({ payBy }).where(eq(customerOrder.id, orderId));
  const payload = { order_id: orderId };
  if (isReminded(transferDays)) {
    await queueMail(tx, paymentReminderMail, payload, `payment_reminder ${orderId}`, transferReminder(payBy));
  }
  await queueMail(tx, deadlineJob, payload, `${deadlineJob.task} ${orderId}`, transferDeadline(payBy));
}

/**
 * Cancels an order whose transfer has not come in time, and gives its stock back, with a mail: all or nothing. One that the
 * merchant has confirmed, or noted as paid, stays.
 */
export async function endUnpaidTransfer(payload: unknown, now: Date): Promise<void> {
  const { order_id: id } = deadlineJob.payload.parse(payload);
  await retriedTransaction(async (tx) => {
    const known = await loadOrder(tx, id);
    if (!known) return; // swept meanwhile
    await lockedOrder(tx, id);
    const order = await loadOrder(tx, id);
    if (!order?.payBy || !awaitsTransfer(order) || now < transferDeadline(order.payBy)) return;
    await moveOrderIn(tx, id, "cancelled", now);
    await queueMail(tx, orderUnpaidMail, { order_id: id }, `order_unpaid ${id}`);
  });
}
