import type Stripe from "stripe";
import { database } from "@/lib/backend/kernel/database/connect";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { orderToken } from "@/lib/backend/order/order-token";
import { type CardAttempt, changeAttempt } from "@/lib/backend/payments/card/attempts";
import { type CardSession, cardSession } from "@/lib/backend/payments/card/card-session";
import { askStripe, isFinal } from "@/lib/backend/payments/card/stripe";
import { readConfig } from "@/lib/config";
import { cs, en, sk } from "@/messages/written";

const titles = { cs: cs.order.title, en: en.order.title, sk: sk.order.title };

/**
 * What is asked of Stripe for an attempt: one line with the order's stored total, in the order's language. Everything in it
 * stays the same for the attempt, since a repeated idempotency key must bring the same request.
 */
async function requestOf(order: StoredOrder, attempt: CardAttempt): Promise<Stripe.Checkout.SessionCreateParams> {
  const { publicUrl, shop } = readConfig();
  const token = await orderToken(database(), order.id);
  const page = `${publicUrl}/${order.language}/create-order-success?${new URLSearchParams({ order: order.id, token })}`;
  const metadata = { order_id: order.id, order_number: order.number, attempt: String(attempt.attempt) };
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    locale: order.language,
    customer_email: order.email,
    client_reference_id: order.number,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.total,
          product_data: { name: titles[order.language].replace("{number}", order.number) },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description: `${shop.name} ${order.number}` },
    success_url: `${page}&back=paid`,
    cancel_url: `${page}&back=unpaid`,
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
  };
}

/**
 * Opens the payment page of an attempt at Stripe. Asked twice, it is the same page: the key is the attempt's.
 * @throws ApiProblem `unavailable`; the attempt is then ended if asking again could not bring anything else
 */
export async function openSession(stripe: Stripe, order: StoredOrder, attempt: CardAttempt): Promise<CardSession> {
  const request = await requestOf(order, attempt);
  const idempotencyKey = `order-${order.id}-${attempt.attempt}`;
  const session = await askStripe("opening a payment page", async () => {
    try {
      return cardSession.parse(await stripe.checkout.sessions.create(request, { idempotencyKey }));
    } catch (error) {
      if (isFinal(error)) await changeAttempt(database(), attempt, { state: "ended" });
      throw error;
    }
  });
  await changeAttempt(database(), attempt, { sessionId: session.id });
  return session;
}
