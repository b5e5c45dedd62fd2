import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { applySession } from "@/lib/backend/payments/card/apply-session";
import { attemptsOf, beginAttempt, type CardAttempt, changeAttempt } from "@/lib/backend/payments/card/attempts";
import { awaitsCard } from "@/lib/backend/payments/card/card-offer";
import { type CardSession, cardSession } from "@/lib/backend/payments/card/card-session";
import { openSession } from "@/lib/backend/payments/card/new-session";
import { askStripe, cardGateway } from "@/lib/backend/payments/card/stripe";
import { takesCards } from "@/lib/backend/payments/card/takes-cards";
import { cardDeadline } from "@/lib/domain/card-payment";

type Gateway = NonNullable<ReturnType<typeof cardGateway>>;

/** An attempt Stripe has never answered is given up after this long, ms: a session has to begin soon after it was asked for. */
const stale = 10 * 60_000;

/**
 * Asks Stripe how a session stands, and applies the answer.
 * @throws ApiProblem `unavailable`
 */
export async function refreshSession({ stripe }: Gateway, sessionId: string, at: Date): Promise<CardSession> {
  const session = await askStripe("asking for a payment", async () =>
    cardSession.parse(await stripe.checkout.sessions.retrieve(sessionId)),
  );
  await retriedTransaction((tx) => applySession(tx, session, at));
  return session;
}

/** The page of the attempt that is open; `null` when there is none any more. */
async function openPage(gateway: Gateway, order: StoredOrder, attempt: CardAttempt, now: Date) {
  if (attempt.sessionId !== null) {
    const session = await refreshSession(gateway, attempt.sessionId, now);
    return session.status === "open" ? session : null;
  }
  if (now.getTime() - attempt.startedAt.getTime() < stale) return openSession(gateway.stripe, order, attempt);
  await changeAttempt(database(), attempt, { state: "ended" });
  return null;
}

/**
 * Leads to the page on which an order is paid by card: the one that is open, in every tab the same, or a new one. What has
 * happened there in the meantime is asked for first, so whoever has paid is not led there again.
 * @returns the page's address; `null` when there is nothing to be paid (now), whether or not it has been paid
 * @throws ApiProblem `unavailable` when Stripe does not answer; the order stays and it can be tried again
 */
export async function startCardPayment(order: StoredOrder, now: Date): Promise<string | null> {
  const gateway = cardGateway();
  if (!gateway || !awaitsCard(order) || !(await takesCards())) return null;
  const [last] = await attemptsOf(database(), order.id);
  if (last && last.state !== "ended") {
    const page = await openPage(gateway, order, last, now);
    if (page) return page.url ?? null;
    const [after] = await attemptsOf(database(), order.id);
    if (after && after.state !== "ended") return null; // paid, or being confirmed
  }
  if (order.status === "placed" && now >= cardDeadline(order.placedAt)) return null;
  const attempt = await beginAttempt(database(), order.id, last?.attempt ?? 0, now);
  return (await openSession(gateway.stripe, order, attempt)).url ?? null;
}
