import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, type GatewayMood, serveGateway } from "@/tests/support/gateway-host";
import { StripeApi } from "@/tests/support/stripe-api";
import { type Delivery, StripeEvents } from "@/tests/support/stripe-events";
import { paymentPage } from "@/tests/support/stripe-page";

/**
 * A host that speaks the part of Stripe's API the shop uses: Checkout Sessions and refunds, form-encoded, with its keys,
 * its version and its idempotency keys, and the hosted page on which a card is paid with, declined or left. What happens there is
 * delivered to the shop as signed events.
 * @param webhook where the shop takes events; without it they are only kept, for a test to deliver them
 */
export async function startStripeHost(webhook?: string) {
  const events = new StripeEvents(webhook);
  let api: StripeApi | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse, mood: GatewayMood): Promise<void> {
    const asked = new URL(request.url ?? "/", "http://stripe.invalid");
    if (!api) throw new Error("The host is not ready.");
    if (asked.pathname.startsWith("/pay/"))
      return paymentPage(api, asked, request.method, await bodyOf(request), response);
    if (mood === "slow") return;
    if (mood === "away") return void request.socket.destroy();
    if (mood === "rubbish") return void response.writeHead(200, { "content-type": "application/json" }).end("<html>");
    const body = await bodyOf(request);
    const { status, json } =
      mood === "broken"
        ? { status: 500, json: { error: { type: "api_error", message: "Something went wrong." } } }
        : api.answer(request.method ?? "", asked.pathname, request.headers, body);
    response.writeHead(status, { "content-type": "application/json", "request-id": "req_test" });
    response.end(JSON.stringify(json));
  }

  const { origin, behaves, stop } = await serveGateway(answer);
  const host = new StripeApi(origin, events);
  api = host;
  return {
    /** Settings of a shop whose payment gateway this host is. */
    settings: {
      STRIPE_SECRET_KEY: host.secretKey,
      STRIPE_WEBHOOK_SECRET: events.secret,
      STRIPE_API_URL: origin,
    },
    api: host,
    events,
    behaves,
    stop,
  };
}

export type StripeHost = Awaited<ReturnType<typeof startStripeHost>>;
export type { Delivery };
