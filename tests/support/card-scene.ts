import { database } from "@/lib/backend/kernel/database/connect";
import { stripeEvent } from "@/lib/backend/kernel/database/schema/payment";
import type { Locale } from "@/lib/domain/locale";
import { placeGatewayOrder, postJson, withGateway } from "@/tests/support/gateway-scene";
import { withSettings } from "@/tests/support/settings";
import { type Delivery, startStripeHost } from "@/tests/support/stripe-host";

/** For the whole test file: a shop with keys, and the host that plays Stripe. Events are delivered by the test. */
export function withCards() {
  const opened = withGateway(startStripeHost, ({ api }) => {
    api.surplus = 0;
  });
  return {
    get host() {
      return opened();
    },
    /** The shop has no keys until the function that is given back is called. */
    withoutKeys: () => withSettings({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" }),
    /** Places an order that is to be paid by card. */
    place: async (options: { quantity?: number; locale?: Locale } = {}) => {
      const order = await placeGatewayOrder("card", options);
      return {
        ...order,
        /** The order's session at the host. */
        session: () => opened().api.sessionOf(order.id),
      };
    },
    /** Delivers an event, signed unless told otherwise; gives the status of the answer. */
    deliver: async (delivery: string | Delivery, now?: Date) => {
      const { body, signature } = typeof delivery === "string" ? opened().events.sign(delivery) : delivery;
      return (await postJson("/payments/stripe/webhook", body, { "stripe-signature": signature }, now)).status;
    },
    post: postJson,
    /** How many events were applied. */
    applied: async () => (await database().select().from(stripeEvent)).length,
  };
}
