import { z } from "zod";
import type { GatewayPayment } from "@/lib/backend/payments/gateway/gateway";

/** What the shop reads of a Checkout Session of its own (docs.stripe.com/api/checkout/sessions/object). */
const checkoutSession = z.object({
  id: z.string().min(1),
  url: z.string().nullish(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  /** Minor units. */
  amount_total: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  metadata: z.object({ order_id: z.uuid(), attempt: z.coerce.number().int().positive() }),
});

type Session = z.infer<typeof checkoutSession>;

function stateOf({ status, payment_status: payment }: Session): GatewayPayment["state"] {
  if (status === "open") return "open";
  if (status === "expired") return "ended";
  return payment === "paid" ? "paid" : "processing";
}

/** A session of Stripe's as a payment. @throws ZodError for what is no session of the shop's */
export function paymentOfSession(given: unknown): GatewayPayment {
  const session = checkoutSession.parse(given);
  const { id, url, metadata, amount_total: amount, currency, payment_intent: intent } = session;
  return {
    id,
    orderId: metadata.order_id,
    attempt: metadata.attempt,
    state: stateOf(session),
    url: url ?? null,
    amount,
    currency: currency.toUpperCase(),
    reference: intent ?? id,
  };
}
