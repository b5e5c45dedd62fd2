import type Stripe from "stripe";
import type { PaymentAttempt } from "@/lib/backend/payments/gateway/attempts";
import type { PayableOrder } from "@/lib/backend/payments/provider";
import { readConfig } from "@/lib/config";
import { cs, en, sk } from "@/messages/written";

const titles = { cs: cs.order.title, en: en.order.title, sk: sk.order.title };

/**
 * What is asked of Stripe for an attempt: one line with the order's stored total, in the order's language. Everything in it
 * stays the same for the attempt, since a repeated idempotency key must bring the same request.
 */
export function sessionRequest(order: PayableOrder, attempt: PaymentAttempt): Stripe.Checkout.SessionCreateParams {
  const { publicUrl, shop } = readConfig();
  const page = `${publicUrl}${order.page}`;
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
