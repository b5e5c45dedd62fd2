import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeAttempt, lockedAttempt } from "@/lib/backend/payments/gateway/attempts";
import type { GatewayPayment } from "@/lib/backend/payments/gateway/gateway";
import type { PaymentLedger } from "@/lib/backend/payments/provider";
import { log } from "@/lib/telemetry/log";

/**
 * Applies what a gateway says of a payment to its attempt and its order. The report may arrive any number of times, late and
 * in any order: a known payment changes nothing, and a paid attempt is never ended.
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
