import Stripe from "stripe";
import { GatewayFailure } from "@/lib/backend/payments/gateway/gateway";
import { type Config, readConfig } from "@/lib/config";

/** The version of Stripe's API that this code was written for: an upgrade of the account changes nothing here. */
const apiVersion = "2026-10-28.endive";

/** How long Stripe may take to answer, ms. Asked once more with the same key, it is less than a call of the API may take. */
const limits = { timeout: 3_000, maxNetworkRetries: 1 };

type Settings = NonNullable<Config["payments"]["stripe"]>;

/** Stripe with the shop's keys; `null` while the shop has none. */
export function stripeClient(): { stripe: Stripe; settings: Settings } | null {
  const settings = readConfig().payments.stripe;
  if (!settings) return null;
  const { protocol, hostname, port } = new URL(settings.apiUrl);
  const secure = protocol === "https:";
  const stripe = new Stripe(settings.secretKey, {
    apiVersion,
    ...limits,
    telemetry: false,
    protocol: secure ? "https" : "http",
    host: hostname,
    port: port || (secure ? 443 : 80),
  });
  return { stripe, settings };
}

/** What may be logged of a failure at Stripe: nothing of the shopper's and no key is in it. */
function loggable(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : String(error);
  const { type, code, statusCode, requestId } = error;
  return [type, code, statusCode, requestId].filter(Boolean).join(", ");
}

/** Did Stripe answer for good, so that the same idempotency key would bring the same failure again? */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return true; // an answer that nobody can read
  if (error instanceof Stripe.errors.StripeConnectionError) return false;
  return error.statusCode !== 409 && error.statusCode !== 429;
}

/** Asks Stripe. @throws GatewayFailure with Stripe's own words as the reason */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const reason = error instanceof Stripe.errors.StripeError ? error.message : String(error);
    throw new GatewayFailure(loggable(error), isFinal(error), reason);
  }
}
