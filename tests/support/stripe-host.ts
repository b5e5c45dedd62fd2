import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StripeApi } from "@/tests/support/stripe-api";
import { type Delivery, StripeEvents } from "@/tests/support/stripe-events";
import { paymentPage } from "@/tests/support/stripe-page";

/** How the host behaves: as it should, not at all, with errors, with what nobody can read, or without ever answering. */
export type Mood = "well" | "away" | "broken" | "rubbish" | "slow";

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * A host that speaks the part of Stripe's API the shop uses: Checkout Sessions and refunds, form-encoded, with its keys,
 * its version and its idempotency keys, and the hosted page on which a card is paid with, declined or left. What happens there is
 * delivered to the shop as signed events.
 * @param webhook where the shop takes events; without it they are only kept, for a test to deliver them
 */
export async function startStripeHost(webhook?: string) {
  let mood: Mood = "well";
  const events = new StripeEvents(webhook);
  let api: StripeApi | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
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

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
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
    behaves: (now: Mood) => {
      mood = now;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StripeHost = Awaited<ReturnType<typeof startStripeHost>>;
export type { Delivery };
