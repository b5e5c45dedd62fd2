import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeAttempt, lockedAttempt } from "@/lib/backend/payments/gateway/attempts";
import type { GatewayPayment } from "@/lib/backend/payments/gateway/gateway";
import type { PaymentLedger } from "@/lib/backend/payments/provider";
import { log } from "@/lib/telemetry/log";

/**
 * Applies what a gateway says of a payment to its attempt and its order. It may be said any number of times, late and in any
 * order: a payment that is known changes nothing any more, and an attempt that was paid is never ended.
 */
export async function applyPayment(tx: Executor, payment: GatewayPayment, ledger: PaymentLedger, at: Date) {
  const { orderId, state, amount, currency, reference } = payment;
  const attempt = await lockedAttempt(tx, orderId, payment.attempt);
  if (!attempt)
    return log().warn({ payment: payment.id }, "A payment at the gateway belongs to no order of this shop.");
  if (attempt.reference !== null || state === "open") return;
  if (state !== "paid") return changeAttempt(tx, attempt, { state });
  await changeAttempt(tx, attempt, { state, reference });
  await ledger.received(tx, orderId, { amount, currency, reference }, at);
}
