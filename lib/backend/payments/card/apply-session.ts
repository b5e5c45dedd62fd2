import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { paymentAlertMail } from "@/lib/backend/order/mails/payment-alert";
import { paymentReceivedMail } from "@/lib/backend/order/mails/payment-received";
import { lockedOrder, movePaymentIn, notePayment } from "@/lib/backend/order/move-order";
import { changeAttempt, lockedAttempt } from "@/lib/backend/payments/card/attempts";
import type { CardSession } from "@/lib/backend/payments/card/card-session";
import type { PaymentNote } from "@/lib/domain/payment";
import { log } from "@/lib/telemetry/log";

/** Notes in the order's history what the merchant has to look at, and tells them by mail. */
export async function alertMerchant(tx: Executor, id: string, note: PaymentNote, detail: string, at: Date) {
  await notePayment(tx, id, note, at);
  await enqueue(tx, paymentAlertMail, { order_id: id, note, detail });
}

/** What a paid session does to its order: each payment counts once, and only for the very amount that was agreed. */
async function applyPaid(tx: Executor, session: CardSession, at: Date): Promise<void> {
  const { order_id: id } = session.metadata;
  const order = await lockedOrder(tx, id);
  const paid = `${session.amount_total} ${session.currency.toUpperCase()} (${session.payment_intent})`;
  if (session.amount_total !== order.total || session.currency.toUpperCase() !== order.currency) {
    const agreed = `${order.total} ${order.currency}`;
    log().error({ order: order.number, agreed, paid }, "Stripe: another amount was paid than agreed.");
    return alertMerchant(tx, id, "mismatch", paid, at);
  }
  const ended = order.status === "cancelled" || order.status === "returned";
  if (order.payment_status !== "pending") return alertMerchant(tx, id, "refund_due", paid, at);
  await movePaymentIn(tx, id, "paid", at);
  if (ended) await alertMerchant(tx, id, "refund_due", paid, at);
  else await enqueue(tx, paymentReceivedMail, { order_id: id }, `payment_received ${id}`);
}

/**
 * Applies what Stripe says of a session to its attempt and its order. It may be said any number of times, late and in any
 * order: a payment that is known changes nothing any more, and an attempt that was paid is never ended.
 */
export async function applySession(tx: Executor, session: CardSession, at: Date): Promise<void> {
  const { order_id: id, attempt: number } = session.metadata;
  const attempt = await lockedAttempt(tx, id, number);
  if (!attempt) return log().warn({ session: session.id }, "Stripe: the session belongs to no order of this shop.");
  if (attempt.paymentIntent !== null || session.status === "open") return;
  if (session.status === "expired") return changeAttempt(tx, attempt, { state: "ended" });
  if (session.payment_status !== "paid") return changeAttempt(tx, attempt, { state: "processing" });
  await changeAttempt(tx, attempt, { state: "paid", paymentIntent: session.payment_intent ?? session.id });
  await applyPaid(tx, session, at);
}
