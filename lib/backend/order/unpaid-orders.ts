import { eq } from "drizzle-orm";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Job } from "@/lib/backend/jobs/job";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { awaitsMoney, mayBeAskedToPay } from "@/lib/backend/order/awaits-money";
import { lockedOrder, moveOrderIn } from "@/lib/backend/order/change-state";
import { loadOrder } from "@/lib/backend/order/load-order";
import { orderUnpaidMail } from "@/lib/backend/order/mails/order-unpaid";
import { paymentReminderMail } from "@/lib/backend/order/mails/payment-reminder";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { paymentLedger } from "@/lib/backend/order/payment-ledger";
import { deadlineOf, paymentProviders, providerOf } from "@/lib/backend/payments/providers";
import { paymentKind } from "@/lib/domain/payment-methods";

/** How long after a gateway's end the shop looks, ms: its clock and the gateway's are not the same. */
const grace = 5 * 60_000;

const queueLook = (tx: Executor, task: string, orderId: string, at: Date) =>
  enqueue(tx, { task, payload: orderPayload }, { order_id: orderId }, `${task} ${orderId}`, at);

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/**
 * Queues a check of a new order at its payment deadline, so that tyres nobody pays for go back on sale, and a reminder
 * before. An order that is paid on delivery has no deadline.
 * @param since from when that time is counted
 */
export async function queuePaymentDeadline(
  tx: Executor,
  order: { id: string; paymentId: string; placedAt: Date },
  since = order.placedAt,
) {
  const { id } = order;
  const deadline = deadlineOf(order.paymentId);
  if (!deadline) return;
  const payBy = deadline.term?.(since);
  if (payBy) await tx.update(customerOrder).set({ payBy }).where(eq(customerOrder.id, id));
  const remindAt = deadline.reminder?.(since);
  if (remindAt) await enqueue(tx, paymentReminderMail, { order_id: id }, `payment_reminder ${id}`, remindAt);
  const online = paymentKind(order.paymentId) === "online";
  await queueLook(tx, deadline.task, id, later(deadline.at(since), online ? grace : 0));
}

/**
 * Cancels an order that nobody has paid in time, and gives its stock back, with a mail unless its buyer has withdrawn from it: all or nothing. Its provider is asked
 * first, so nothing that was paid is cancelled; while the provider is unavailable the order waits. One that the merchant has
 * confirmed, or marked as paid, stays.
 * @throws ApiProblem `unavailable`; the worker tries again
 */
export async function endUnpaidOrder(payload: unknown, now: Date): Promise<void> {
  const { order_id: id } = orderPayload.parse(payload);
  const order = await loadOrder(database(), id);
  if (!order || !awaitsMoney(order)) return; // swept, paid or moved meanwhile
  const provider = await providerOf(order);
  const again = await provider.status(order, paymentLedger, now);
  await retriedTransaction(async (tx) => {
    await lockedOrder(tx, id);
    const current = await loadOrder(tx, id);
    if (!current || !awaitsMoney(current)) return;
    if (again && provider.deadline) return queueLook(tx, provider.deadline.task, id, later(again, grace));
    await moveOrderIn(tx, id, "cancelled", now);
    if (mayBeAskedToPay(current)) await enqueue(tx, orderUnpaidMail, { order_id: id }, `order_unpaid ${id}`);
  });
}

/** The jobs that look at unpaid orders. */
export const unpaidOrderJobs: readonly Job[] = [
  ...new Set(paymentProviders.flatMap(({ deadline }) => (deadline ? [deadline.task] : []))),
].map((task) => ({ task, run: (payload) => endUnpaidOrder(payload, new Date()) }));
