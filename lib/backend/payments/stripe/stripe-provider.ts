import Stripe from "stripe";
import type { ConnectedGateway, Gateway } from "@/lib/backend/payments/gateway/gateway";
import { gatewayProvider } from "@/lib/backend/payments/gateway/gateway-provider";
import { askStripe, stripeClient } from "@/lib/backend/payments/stripe/client";
import { paymentOfSession } from "@/lib/backend/payments/stripe/session";
import { sessionRequest } from "@/lib/backend/payments/stripe/session-request";
import { type Currency, currencies } from "@/lib/domain/locale";

/** The least a card can be charged, minor units. Source: docs.stripe.com/currencies, "Minimum and maximum charge amounts". */
const minAmounts: Record<Currency, number> = { CZK: 1_500, EUR: 50, USD: 50 };
/** The most, minor units: eight digits in each of our currencies. Source: as above. */
const maxAmount = 99_999_999;

/** Returns a payment whole. What was returned before, at Stripe by hand for one, is not returned again. */
async function refund(stripe: Stripe, orderId: string, intent: string): Promise<void> {
  const request = { payment_intent: intent, metadata: { order_id: orderId } };
  try {
    const made = await stripe.refunds.create(request, { idempotencyKey: `refund-${intent}` });
    if (made.status === "failed" || made.status === "canceled") throw new Error(`refund ${made.status}`);
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
    if (code !== "charge_already_refunded") throw error;
  }
}

function connected(stripe: Stripe): ConnectedGateway {
  const { sessions } = stripe.checkout;
  return {
    open: (order, attempt) =>
      askStripe(async () => {
        const idempotencyKey = `order-${order.id}-${attempt.attempt}`;
        return paymentOfSession(await sessions.create(sessionRequest(order, attempt), { idempotencyKey }));
      }),
    read: (id) => askStripe(async () => paymentOfSession(await sessions.retrieve(id))),
    close: (id) => askStripe(async () => void (await sessions.expire(id))),
    refund: ({ orderId, reference }) => askStripe(() => refund(stripe, orderId, reference)),
  };
}

/** Stripe Checkout: cards, and the wallets that Stripe shows on its page by itself. */
const stripe: Gateway = {
  name: "stripe",
  methods: ["card"],
  currencies,
  company: { name: "Stripe", legalName: "Stripe Payments Europe, Ltd.", country: "IE" },
  repeatable: true,
  setting: "STRIPE_SECRET_KEY",
  connect: () => {
    const client = stripeClient();
    return client && connected(client.stripe);
  },
  mode: () => {
    const client = stripeClient();
    return client && { test: client.settings.test };
  },
  fits: ({ amount, currency }) => amount >= minAmounts[currency] && amount <= maxAmount,
};

export const stripeProvider = gatewayProvider(stripe);
