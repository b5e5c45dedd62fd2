import { lt } from "drizzle-orm";
import Stripe from "stripe";
import { database } from "@/lib/backend/database/connect";
import { stripeEvent } from "@/lib/backend/database/schema/card-payment";
import { applyEvent, cardEvent } from "@/lib/backend/payments/card/events";
import { cardGateway } from "@/lib/backend/payments/card/stripe";
import { ApiProblem } from "@/lib/backend/problem";

/** How old a signature may be, seconds: a recorded delivery cannot be sent again later. Stripe signs each try anew. */
const tolerance = 300;

/** How long events are remembered, ms. Stripe delivers one for three days (docs.stripe.com/webhooks). */
const memory = 30 * 24 * 60 * 60_000;

/**
 * Takes an event from Stripe.
 * @param body as it came, byte for byte: the signature is over it
 * @throws ApiProblem `unreadable` for a signature that is wrong, missing or too old; `not_found` while the shop takes no cards
 */
export async function receiveEvent(body: string, signature: string, now: Date): Promise<void> {
  const gateway = cardGateway();
  if (!gateway) throw new ApiProblem("not_found");
  const { stripe, settings } = gateway;
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
  await applyEvent(cardEvent.parse(event), now);
}

/** Forgets events nobody will deliver again. */
export async function sweepEvents(now: Date): Promise<void> {
  await database()
    .delete(stripeEvent)
    .where(lt(stripeEvent.receivedAt, new Date(now.getTime() - memory)));
}
