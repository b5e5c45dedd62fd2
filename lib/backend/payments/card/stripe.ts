import Stripe from "stripe";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { type Config, readConfig } from "@/lib/config";
import { log } from "@/lib/telemetry/log";

/** The version of Stripe's API that this code was written for: an upgrade of the account changes nothing here. */
const apiVersion = "2026-10-28.endive";

/** How long Stripe may take to answer, ms. Asked once more with the same key, it is less than a call of the API may take. */
const patience = { timeout: 3_000, maxNetworkRetries: 1 };

type Settings = NonNullable<Config["cardPayments"]>;

/** Stripe with the shop's keys; `null` while the shop has none. */
export function cardGateway(): { stripe: Stripe; settings: Settings } | null {
  const settings = readConfig().cardPayments;
  if (!settings) return null;
  const { protocol, hostname, port } = new URL(settings.apiUrl);
  const secure = protocol === "https:";
  const stripe = new Stripe(settings.secretKey, {
    apiVersion,
    ...patience,
    telemetry: false,
    protocol: secure ? "https" : "http",
    host: hostname,
    port: port || (secure ? 443 : 80),
  });
  return { stripe, settings };
}

/** What may be logged of a failure at Stripe: nothing of the shopper's and no key is in it. */
export function stripeFailure(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : String(error);
  const { type, code, statusCode, requestId } = error;
  return [type, code, statusCode, requestId].filter(Boolean).join(", ");
}

/** Did Stripe answer for good, so that the same idempotency key would bring the same failure again? */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return true; // an answer that nobody can read
  if (error instanceof Stripe.errors.StripeConnectionError) return false;
  return error.statusCode !== 409 && error.statusCode !== 429;
}

/**
 * Asks Stripe; a failure is logged and said to be one of the payment gateway, not of the shop.
 * @param what is asked, for the log
 * @throws ApiProblem `unavailable`
 */
export async function askStripe<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    log().warn({ asked: what, failure: stripeFailure(error) }, "Stripe did not do what it was asked for.");
    throw new ApiProblem("unavailable", { retry_after: 30, reason: "card_gateway" });
  }
}
