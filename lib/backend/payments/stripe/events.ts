import { z } from "zod";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { stripeEvent } from "@/lib/backend/kernel/database/schema/payment";
import { applyPayment } from "@/lib/backend/payments/gateway/apply-payment";
import { attemptOfReference, attemptsOf, changeAttempt, lockedAttempt } from "@/lib/backend/payments/gateway/attempts";
import type { PaymentLedger } from "@/lib/backend/payments/provider";
import { paymentOfSession } from "@/lib/backend/payments/stripe/session";

/** An event of Stripe's, its signature checked. */
export const stripeEventShape = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

type Apply = (tx: Executor, object: Record<string, unknown>, ledger: PaymentLedger, at: Date) => Promise<void>;

/** A session that is none of the shop's, such as one made in Stripe's dashboard, is left alone. */
const ours = z.object({ metadata: z.object({ order_id: z.uuid(), attempt: z.string() }) });

const session: Apply = async (tx, object, ledger, at) => {
  if (ours.safeParse(object).success) await applyPayment(tx, paymentOfSession(object), ledger, at);
};

const sessionFailed: Apply = async (tx, object) => {
  if (!ours.safeParse(object).success) return;
  const { orderId, attempt: number } = paymentOfSession(object);
  const attempt = await lockedAttempt(tx, orderId, number);
  if (attempt?.reference === null) await changeAttempt(tx, attempt, { state: "ended" });
};

const charge = z.object({
  payment_intent: z.string().nullish(),
  amount_refunded: z.int(),
  refunded: z.boolean(),
  currency: z.string(),
  metadata: z.object({ order_id: z.uuid().optional(), attempt: z.coerce.number().int().optional() }).nullish(),
});

/** Money went back: all of it ends the payment, a part is noted. It may be told before the payment itself is. */
const refunded: Apply = async (tx, object, ledger, at) => {
  const { payment_intent: intent, refunded: whole, metadata } = charge.parse(object);
  if (!intent) return;
  const known = await attemptOfReference(tx, "stripe", intent);
  const { order_id: orderId, attempt: number } = known ? { order_id: known.orderId, ...known } : (metadata ?? {});
  const attempt = orderId && number ? await lockedAttempt(tx, orderId, number) : null;
  if (!orderId || !attempt) return;
  if (!whole) return ledger.returned(tx, orderId, { whole: false, early: false }, at);
  const early = attempt.reference === null; // the payment itself has not been told yet
  await changeAttempt(tx, attempt, { state: "ended", reference: intent });
  const others = (await attemptsOf(tx, orderId)).some(
    (other) => other.state === "paid" && other.attempt !== attempt.attempt,
  );
  await ledger.returned(tx, orderId, { whole: !others, early }, at);
};

const dispute = z.object({ payment_intent: z.string().nullish(), amount: z.int(), currency: z.string() });

const disputed: Apply = async (tx, object, ledger, at) => {
  const { payment_intent: intent, amount, currency } = dispute.parse(object);
  const attempt = intent ? await attemptOfReference(tx, "stripe", intent) : null;
  if (!attempt) return;
  await ledger.alert(tx, attempt.orderId, "disputed", `${amount} ${currency.toUpperCase()} (${intent})`, at);
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
export function applyEvent(event: z.infer<typeof stripeEventShape>, ledger: PaymentLedger, at: Date): Promise<void> {
  return retriedTransaction(async (tx) => {
    const apply = Object.hasOwn(effects, event.type) ? effects[event.type] : undefined;
    if (!apply) return;
    const first = await tx
      .insert(stripeEvent)
      .values({ id: event.id, type: event.type, receivedAt: at })
      .onConflictDoNothing()
      .returning({ id: stripeEvent.id });
    if (first.length > 0) await apply(tx, event.data.object, ledger, at);
  });
}
