import { setTimeout as pause } from "node:timers/promises";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { applyPayment } from "@/lib/backend/payments/gateway/apply-payment";
import { askGateway } from "@/lib/backend/payments/gateway/ask-gateway";
import {
  attemptsOf,
  beginAttempt,
  changeAttempt,
  endAttempt,
  type PaymentAttempt,
} from "@/lib/backend/payments/gateway/attempts";
import { type ConnectedGateway, GatewayFailure, type GatewayPayment } from "@/lib/backend/payments/gateway/gateway";
import type { PayableOrder, PaymentLedger } from "@/lib/backend/payments/provider";
import { onlinePaymentDeadline } from "@/lib/domain/online-payment";

/** An attempt the gateway has never answered is given up after this long, ms: a page has to be opened soon after it was asked for. */
const stale = 10 * 60_000;

/** Longest wait for a page that another request is opening, and how often it is looked for, ms: no gateway may take longer. */
const opening = { timeout: 5_000, interval: 100 };

/** A gateway with its name and where it reports. */
export type ReportingGateway = { name: string; gateway: ConnectedGateway; ledger: PaymentLedger };

type Beginning = ReportingGateway & { repeatable: boolean };

/**
 * Asks a gateway how a payment stands, and applies the answer.
 * @throws ApiProblem `unavailable`
 */
export async function refreshPayment(
  { name, gateway, ledger }: ReportingGateway,
  id: string,
  at: Date,
): Promise<GatewayPayment> {
  const payment = await askGateway({ gateway: name, for: "how a payment stands" }, () => gateway.read(id));
  await retriedTransaction((tx) => applyPayment(tx, payment, ledger, at));
  return payment;
}

/**
 * Opens the payment page of an attempt.
 * @returns its address
 * @throws ApiProblem `unavailable`; the attempt is then ended if asking for it again could not bring it
 */
async function openPage({ name, gateway, repeatable }: Beginning, order: PayableOrder, attempt: PaymentAttempt) {
  const payment = await askGateway({ gateway: name, for: "a payment page" }, async () => {
    try {
      return await gateway.open(order, attempt);
    } catch (error) {
      if (error instanceof GatewayFailure && (error.final || !repeatable)) await endAttempt(database(), attempt);
      throw error;
    }
  });
  await changeAttempt(database(), attempt, { pageId: payment.id, url: payment.url });
  return payment.url;
}

/**
 * Waits for the page that another request is opening. One that has not come in time never will: its attempt is ended.
 * @returns the attempt with its page, `null` when it was ended
 */
async function openedElsewhere(attempt: PaymentAttempt, now: Date): Promise<PaymentAttempt | null> {
  const waiting = Math.min(opening.timeout, attempt.startedAt.getTime() + opening.timeout - now.getTime());
  for (let left = waiting; left > 0; left -= opening.interval) {
    await pause(opening.interval);
    const known = (await attemptsOf(database(), attempt.orderId)).find((one) => one.attempt === attempt.attempt);
    if (known?.state !== "open") return null;
    if (known.pageId !== null) return known;
  }
  await endAttempt(database(), attempt);
  return null;
}

/** The address of the page of the attempt that is open; `null` when there is none any more. */
async function openedPage(asked: Beginning, order: PayableOrder, attempt: PaymentAttempt, now: Date) {
  if (attempt.pageId !== null) {
    const payment = await refreshPayment(asked, attempt.pageId, now);
    return payment.state === "open" ? (payment.url ?? attempt.url) : null;
  }
  if (!asked.repeatable) return (await openedElsewhere(attempt, now))?.url ?? null;
  if (now.getTime() - attempt.startedAt.getTime() < stale) return openPage(asked, order, attempt);
  await endAttempt(database(), attempt);
  return null;
}

/** Opens a page of a new attempt, or waits for the one that another request opens at the same moment. */
async function newPage(asked: Beginning, order: PayableOrder, last: number, now: Date): Promise<string | null> {
  const { attempt, isFirst } = await beginAttempt(database(), order.id, { provider: asked.name, last, now });
  if (isFirst || asked.repeatable) return openPage(asked, order, attempt);
  const elsewhere = await openedPage(asked, order, attempt, now);
  if (elsewhere === null) throw new ApiProblem("unavailable", { retry_after: 30, reason: "card_gateway" });
  return elsewhere;
}

/**
 * Leads to the page on which an order is paid: the one that is open, in every tab the same, or a new one. What has
 * happened there in the meantime is asked for first, so whoever has paid is not led there again.
 * @returns the page's address; `null` when there is nothing to be paid (now), whether or not it has been paid
 * @throws ApiProblem `unavailable` when the gateway does not answer; the order stays and it can be tried again
 */
export async function beginPayment(asked: Beginning, order: PayableOrder, now: Date): Promise<string | null> {
  const [last] = await attemptsOf(database(), order.id);
  if (last && last.state !== "ended") {
    const page = await openedPage(asked, order, last, now);
    if (page !== null) return page;
    const [after] = await attemptsOf(database(), order.id);
    if (after && after.state !== "ended") return null; // paid, or being confirmed
  }
  if (order.status === "placed" && now >= onlinePaymentDeadline(order.placedAt)) return null;
  return newPage(asked, order, last?.attempt ?? 0, now);
}
