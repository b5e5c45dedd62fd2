import { z } from "zod";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { stripeEvent } from "@/lib/backend/kernel/database/schema/card-payment";
import { lockedOrder, movePaymentIn, notePayment } from "@/lib/backend/order/move-order";
import { alertMerchant, applySession } from "@/lib/backend/payments/card/apply-session";
import { attemptOfIntent, attemptsOf, changeAttempt, lockedAttempt } from "@/lib/backend/payments/card/attempts";
import { cardSession } from "@/lib/backend/payments/card/card-session";

/** An event of Stripe's, its signature checked. */
export const cardEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

type Apply = (tx: Executor, object: Record<string, unknown>, at: Date) => Promise<void>;

/** A session that is none of the shop's, such as one made in Stripe's dashboard, is let be. */
const ours = z.object({ metadata: z.object({ order_id: z.uuid(), attempt: z.string() }) });

const session: Apply = async (tx, object, at) => {
  if (ours.safeParse(object).success) await applySession(tx, cardSession.parse(object), at);
};

const sessionFailed: Apply = async (tx, object) => {
  if (!ours.safeParse(object).success) return;
  const { metadata } = cardSession.parse(object);
  const attempt = await lockedAttempt(tx, metadata.order_id, metadata.attempt);
  if (attempt?.paymentIntent === null) await changeAttempt(tx, attempt, { state: "ended" });
};

const charge = z.object({
  payment_intent: z.string().nullish(),
  amount_refunded: z.int(),
  refunded: z.boolean(),
  currency: z.string(),
  metadata: z.object({ order_id: z.uuid().optional(), attempt: z.coerce.number().int().optional() }).nullish(),
});

/** Money went back: all of it ends the payment, a part is noted. It may be told before the payment itself is. */
const refunded: Apply = async (tx, object, at) => {
  const { payment_intent: intent, refunded: whole, metadata } = charge.parse(object);
  if (!intent) return;
  const known = await attemptOfIntent(tx, intent);
  const { order_id: orderId, attempt: number } = known ? { order_id: known.orderId, ...known } : (metadata ?? {});
  const attempt = orderId && number ? await lockedAttempt(tx, orderId, number) : null;
  if (!orderId || !attempt) return;
  if (!whole) return notePayment(tx, orderId, "part_refunded", at);
  const early = attempt.paymentIntent === null; // the payment itself has not been told yet
  await changeAttempt(tx, attempt, { state: "ended", paymentIntent: intent });
  if (early && (await lockedOrder(tx, orderId)).payment_status === "pending")
    await movePaymentIn(tx, orderId, "paid", at);
  const { payment_status: now } = await lockedOrder(tx, orderId);
  const others = (await attemptsOf(tx, orderId)).some(
    (other) => other.state === "paid" && other.attempt !== attempt.attempt,
  );
  if (now === "paid" && !others) return movePaymentIn(tx, orderId, "refunded", at);
  if (now !== "refunded") await notePayment(tx, orderId, "part_refunded", at);
};

const dispute = z.object({ payment_intent: z.string().nullish(), amount: z.int(), currency: z.string() });

const disputed: Apply = async (tx, object, at) => {
  const { payment_intent: intent, amount, currency } = dispute.parse(object);
  const attempt = intent ? await attemptOfIntent(tx, intent) : null;
  if (!attempt) return;
  await lockedOrder(tx, attempt.orderId);
  await alertMerchant(tx, attempt.orderId, "disputed", `${amount} ${currency.toUpperCase()} (${intent})`, at);
};

/** What each kind of event does; a kind that is not here does nothing. */
const effects: Record<string, Apply> = {
  "checkout.session.completed": session,
  "checkout.session.async_payment_succeeded": session,
  "checkout.session.async_payment_failed": sessionFailed,
  "checkout.session.expired": session,
  "charge.refunded": refunded,
  "charge.dispute.created": disputed,
};

/**
 * Applies an event, once: its id and its effect are written together or not at all, so a second delivery, also one at the
 * same moment, finds it done.
 */
export function applyEvent(event: z.infer<typeof cardEvent>, at: Date): Promise<void> {
  return retriedTransaction(async (tx) => {
    const apply = Object.hasOwn(effects, event.type) ? effects[event.type] : undefined;
    if (!apply) return;
    const first = await tx
      .insert(stripeEvent)
      .values({ id: event.id, type: event.type, receivedAt: at })
      .onConflictDoNothing()
      .returning({ id: stripeEvent.id });
    if (first.length > 0) await apply(tx, event.data.object, at);
  });
}
