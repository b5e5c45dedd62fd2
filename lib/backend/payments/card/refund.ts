import Stripe from "stripe";
import { database } from "@/lib/backend/kernel/database/connect";
import { attemptsOf } from "@/lib/backend/payments/card/attempts";
import { cardGateway } from "@/lib/backend/payments/card/stripe";

/** Money cannot be returned, or a payment page not be closed; the message says why, for the merchant. */
export class CardRefused extends Error {}

function refused(error: unknown): CardRefused {
  return new CardRefused(error instanceof Stripe.errors.StripeError ? error.message : String(error));
}

/**
 * Returns the money of an order that was paid by card, at Stripe, whole. What was returned before is not returned again.
 * An order without a payment at Stripe has nothing to be returned there.
 * @throws CardRefused when Stripe does not do it, or the shop has no keys
 */
export async function refundCard(orderId: string): Promise<void> {
  for (const { state, paymentIntent } of await attemptsOf(database(), orderId)) {
    if (state !== "paid" || paymentIntent === null) continue;
    const gateway = cardGateway();
    if (!gateway) throw new CardRefused("STRIPE_SECRET_KEY is not set");
    const request = { payment_intent: paymentIntent, metadata: { order_id: orderId } };
    try {
      const refund = await gateway.stripe.refunds.create(request, { idempotencyKey: `refund-${paymentIntent}` });
      if (refund.status === "failed" || refund.status === "canceled") throw new Error(`refund ${refund.status}`);
    } catch (error) {
      const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
      if (code !== "charge_already_refunded") throw refused(error);
    }
  }
}

/**
 * Closes the payment page of an order that is not to be paid any more.
 * @throws CardRefused when Stripe does not do it: somebody may still pay there
 */
export async function closeCardPage(orderId: string): Promise<void> {
  const [last] = await attemptsOf(database(), orderId);
  const gateway = cardGateway();
  if (!gateway || last?.state !== "open" || last.sessionId === null) return;
  try {
    await gateway.stripe.checkout.sessions.expire(last.sessionId);
  } catch (error) {
    throw refused(error);
  }
}
