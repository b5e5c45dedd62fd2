import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import { database } from "@/lib/backend/kernel/database/connect";
import { stripeEvent } from "@/lib/backend/kernel/database/schema/payment";
import { handle } from "@/lib/backend/server";
import type { Locale } from "@/lib/domain/locale";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withSettings } from "@/tests/support/settings";
import { type Delivery, type StripeHost, startStripeHost } from "@/tests/support/stripe-host";

/** For the whole test file: a shop with keys, and the host that plays Stripe. Events are delivered by the test. */
export function withCards() {
  let host: StripeHost | undefined;
  let restore = () => {};
  beforeAll(async () => {
    host = await startStripeHost();
    restore = withSettings(host.settings);
  });
  beforeEach(() => {
    host?.behaves("well");
    if (host) host.api.surplus = 0;
  });
  afterAll(async () => {
    restore();
    await host?.stop();
  });
  const opened = () => {
    if (!host) throw new Error("The host is not started yet.");
    return host;
  };
  return {
    get host() {
      return opened();
    },
    /** The shop has no keys until the function that is given back is called. */
    withoutKeys: () => withSettings({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" }),
    /** Places an order that is to be paid by card. */
    place: async (options: { quantity?: number; locale?: Locale } = {}) => {
      const order = await placeOrder({ body: { ...czechOrder, payment: { id: "card" } }, ...options });
      return {
        ...order,
        /** Starts the payment. */
        pay: (now?: Date) => post(`/checkout/${order.id}/payments`, JSON.stringify({ token: order.token }), {}, now),
        /** The order's session at the host. */
        session: () => opened().api.sessionOf(order.id),
        /** Payment events of the history. */
        payment: async () =>
          (await order.read()).history.filter(({ kind }) => kind === "payment").map(({ state }) => state),
      };
    },
    /** Delivers an event, signed unless told otherwise; gives the status of the answer. */
    deliver: async (delivery: string | Delivery, now?: Date) => {
      const { body, signature } = typeof delivery === "string" ? opened().events.sign(delivery) : delivery;
      return (await post("/payments/stripe/webhook", body, { "stripe-signature": signature }, now)).status;
    },
    post,
    /** How many events were applied. */
    applied: async () => (await database().select().from(stripeEvent)).length,
  };
}

/** A call as it comes over the wire. */
async function post(path: string, body: string, headers: Record<string, string> = {}, now?: Date) {
  const init = {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "accept-language": "cs", ...headers },
  };
  const answer = await handle(new Request(`http://embedded.invalid/api/v1${path}`, init), { now });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown>, text };
}
