import { enqueue } from "@/lib/backend/jobs/enqueue";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { loadOrder, type StoredOrder } from "@/lib/backend/order/load-order";
import { orderUnpaidMail } from "@/lib/backend/order/mails/order-unpaid";
import { lockedOrder, moveOrderIn } from "@/lib/backend/order/move-order";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { attemptsOf, changeAttempt } from "@/lib/backend/payments/card/attempts";
import { refreshSession } from "@/lib/backend/payments/card/start-payment";
import { cardGateway } from "@/lib/backend/payments/card/stripe";
import { cardDeadline } from "@/lib/domain/card-payment";

/** How long after an end the shop looks, ms: its clock and Stripe's are not the same. */
const grace = 5 * 60_000;

/** The worker's task. A release that renames it leaves orders waiting for ever. */
const deadlineJob = { task: "cancel_unpaid_order", payload: orderPayload };

const queueLook = (tx: Executor, orderId: string, at: Date) =>
  enqueue(tx, deadlineJob, { order_id: orderId }, `${deadlineJob.task} ${orderId}`, new Date(at.getTime() + grace));

/** Has an order that is to be paid by card looked at when its time to be paid is over. */
export function queueDeadline(tx: Executor, orderId: string, placedAt: Date): Promise<void> {
  return queueLook(tx, orderId, cardDeadline(placedAt));
}

const isWaiting = ({ paymentId, paymentStatus, status }: StoredOrder) =>
  paymentId === "card" && paymentStatus === "pending" && status === "placed"; // confirmed: the merchant has taken it over

/**
 * Learns from Stripe how the last attempt came out.
 * @returns when to look again, `null` when nobody can pay any more
 */
async function settle(orderId: string, now: Date): Promise<Date | null> {
  const [last] = await attemptsOf(database(), orderId);
  if (!last || last.state === "ended") return null;
  if (last.expiresAt > now) return last.expiresAt;
  const gateway = cardGateway();
  if (gateway && last.sessionId !== null) await refreshSession(gateway, last.sessionId, now);
  else if (last.state === "open") await changeAttempt(database(), last, { state: "ended" });
  const [after] = await attemptsOf(database(), orderId);
  return after?.state === "ended" ? null : new Date(now.getTime() + 60 * 60_000);
}

/**
 * Cancels an order that nobody has paid in time, and gives its stock back, with a mail: all or nothing. Stripe is asked first,
 * so nothing that was paid is cancelled; while Stripe is away the order waits.
 * @throws ApiProblem `unavailable`; the worker tries again
 */
export async function endUnpaidOrder(payload: unknown, now: Date): Promise<void> {
  const { order_id: id } = deadlineJob.payload.parse(payload);
  const order = await loadOrder(database(), id);
  if (!order || !isWaiting(order)) return;
  const again = await settle(id, now);
  await retriedTransaction(async (tx) => {
    await lockedOrder(tx, id);
    const current = await loadOrder(tx, id);
    if (!current || !isWaiting(current)) return;
    if (again) return queueLook(tx, id, again);
    await moveOrderIn(tx, id, "cancelled", now);
    await enqueue(tx, orderUnpaidMail, { order_id: id }, `order_unpaid ${id}`);
  });
}
