import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { loadOrder } from "@/lib/backend/order/load-order";
import { orderUnpaidMail } from "@/lib/backend/order/mails/order-unpaid";
import { paymentReminderMail } from "@/lib/backend/order/mails/payment-reminder";
import { lockedOrder, moveOrderIn } from "@/lib/backend/order/move-order";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { awaitsTransfer } from "@/lib/backend/payments/awaits-transfer";
import { transferDeadline, transferReminder } from "@/lib/domain/transfer-payment";

/** The worker's task. A release that renames it leaves orders waiting for ever. */
const deadlineJob = { task: "cancel_unpaid_transfer", payload: orderPayload };

/** Has an order that is to be paid by transfer reminded of, and cancelled when its time to be paid is over. */
export async function queueTransferDeadline(tx: Executor, orderId: string, placedAt: Date): Promise<void> {
  const payload = { order_id: orderId };
  await enqueue(tx, paymentReminderMail, payload, `payment_reminder ${orderId}`, transferReminder(placedAt));
  await enqueue(tx, deadlineJob, payload, `${deadlineJob.task} ${orderId}`, transferDeadline(placedAt));
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
    if (!order || !awaitsTransfer(order) || now < transferDeadline(order.placedAt)) return;
    await moveOrderIn(tx, id, "cancelled", now);
    await enqueue(tx, orderUnpaidMail, { order_id: id }, `order_unpaid ${id}`);
  });
}
