import { lt } from "drizzle-orm";
import Stripe from "stripe";
import { database } from "@/lib/backend/kernel/database/connect";
import { stripeEvent } from "@/lib/backend/kernel/database/schema/payment";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { PaymentLedger } from "@/lib/backend/payments/provider";
import { stripeClient } from "@/lib/backend/payments/stripe/client";
import { applyEvent, stripeEventShape } from "@/lib/backend/payments/stripe/events";

/** How old a signature may be, and how far ahead of our clock, seconds: a recorded delivery cannot be sent again later. Stripe signs
 * each try anew. */
const tolerance = 300;

/** Is its timestamp in the future? Stripe's package only checks the age: such a signature would be valid until then. */
function isOfTheFuture(signature: string, now: Date): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1] ?? 0);
  return signedAt > now.getTime() / 1000 + tolerance;
}

/** How long events are remembered, ms. Stripe delivers one for three days (docs.stripe.com/webhooks). */
const memory = 30 * 24 * 60 * 60_000;

/**
 * Takes an event from Stripe.
 * @param body as it came, byte for byte: the signature is over it
 * @throws ApiProblem `unreadable` for a signature that is wrong, missing, too old or of the future; `not_found` while the shop takes no cards
 */
export async function receiveEvent(body: string, signature: string, ledger: PaymentLedger, now: Date): Promise<void> {
  const client = stripeClient();
  if (!client) throw new ApiProblem("not_found");
  const { stripe, settings } = client;
  let event: unknown;
  try {
    event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      settings.webhookSecret,
      tolerance,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)) throw error;
    throw new ApiProblem("unreadable");
  }
  if (isOfTheFuture(signature, now)) throw new ApiProblem("unreadable");
  await applyEvent(stripeEventShape.parse(event), ledger, now);
}

/** Forgets events nobody will deliver again. */
export async function sweepEvents(now: Date): Promise<void> {
  await database()
    .delete(stripeEvent)
    .where(lt(stripeEvent.receivedAt, new Date(now.getTime() - memory)));
}
