import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { lockedOrder, movePaymentIn, recordPaymentNote } from "@/lib/backend/order/change-state";
import { loadOrder } from "@/lib/backend/order/load-order";
import { paymentAlertMail } from "@/lib/backend/order/mails/payment-alert";
import { paymentReceivedMail } from "@/lib/backend/order/mails/payment-received";
import { withdrawnPart } from "@/lib/backend/order/withdrawn";
import type { PaymentLedger } from "@/lib/backend/payments/provider";
import type { PaymentNote } from "@/lib/domain/payment";
import { whyNotWithdrawable } from "@/lib/domain/withdrawal";
import { log } from "@/lib/telemetry/log";

/** Stores in the order's history what the merchant has to look at, and notifies them by mail. */
async function alert(tx: Executor, id: string, note: PaymentNote, detail: string, at: Date): Promise<void> {
  await lockedOrder(tx, id);
  await recordPaymentNote(tx, id, note, at);
  await enqueue(tx, paymentAlertMail, { order_id: id, note, detail });
}

/** Is there nothing to be paid any more: was it cancelled, returned, or did its buyer withdraw from the whole of it? */
async function hasEnded(tx: Executor, id: string): Promise<boolean> {
  const order = await loadOrder(tx, id);
  return order !== null && whyNotWithdrawable({ status: order.status, withdrawn: withdrawnPart(order) }) !== null;
}

const received: PaymentLedger["received"] = async (tx, id, { amount, currency, reference }, at) => {
  const order = await lockedOrder(tx, id);
  const paid = `${amount} ${currency} (${reference})`;
  if (amount !== order.total || currency !== order.currency) {
    const agreed = `${order.total} ${order.currency}`;
    log().error({ order: order.number, agreed, paid }, "Another amount was paid than agreed.");
    return alert(tx, id, "mismatch", paid, at);
  }
  if (order.payment_status !== "pending") return alert(tx, id, "refund_due", paid, at);
  await movePaymentIn(tx, id, "paid", at);
  if (await hasEnded(tx, id)) await alert(tx, id, "refund_due", paid, at);
  else await enqueue(tx, paymentReceivedMail, { order_id: id }, `payment_received ${id}`);
};

const returned: PaymentLedger["returned"] = async (tx, id, { whole, early }, at) => {
  if (early && (await lockedOrder(tx, id)).payment_status === "pending") await movePaymentIn(tx, id, "paid", at);
  const { payment_status: now } = await lockedOrder(tx, id);
  if (whole && now === "paid") await movePaymentIn(tx, id, "refunded", at);
  else if (now !== "refunded") await recordPaymentNote(tx, id, "part_refunded", at);
};

/** Applies to an order what its payment provider reports. */
export const paymentLedger: PaymentLedger = { received, returned, alert };
