import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { applyPayment } from "@/lib/backend/payments/gateway/apply-payment";
import { askGateway } from "@/lib/backend/payments/gateway/ask-gateway";
import { attemptsOf, beginAttempt, changeAttempt, type PaymentAttempt } from "@/lib/backend/payments/gateway/attempts";
import { type ConnectedGateway, GatewayFailure, type GatewayPayment } from "@/lib/backend/payments/gateway/gateway";
import type { PayableOrder, PaymentLedger } from "@/lib/backend/payments/provider";
import { onlinePaymentDeadline } from "@/lib/domain/online-payment";

/** An attempt the gateway has never answered is given up after this long, ms: a page has to be opened soon after it was asked for. */
const stale = 10 * 60_000;

/** A gateway with its name and where it reports. */
export type Asked = { name: string; gateway: ConnectedGateway; ledger: PaymentLedger };

/**
 * Asks a gateway how a payment stands, and applies the answer.
 * @throws ApiProblem `unavailable`
 */
export async function refreshPayment({ name, gateway, ledger }: Asked, id: string, at: Date): Promise<GatewayPayment> {
  const payment = await askGateway({ gateway: name, for: "how a payment stands" }, () => gateway.read(id));
  await retriedTransaction((tx) => applyPayment(tx, payment, ledger, at));
  return payment;
}

/**
 * Opens the payment page of an attempt.
 * @throws ApiProblem `unavailable`; the attempt is then ended if asking again could not bring anything else
 */
async function openPage(
  { name, gateway }: Asked,
  order: PayableOrder,
  attempt: PaymentAttempt,
): Promise<GatewayPayment> {
  const payment = await askGateway({ gateway: name, for: "a payment page" }, async () => {
    try {
      return await gateway.open(order, attempt);
    } catch (error) {
      if (error instanceof GatewayFailure && error.final) await changeAttempt(database(), attempt, { state: "ended" });
      throw error;
    }
  });
  await changeAttempt(database(), attempt, { pageId: payment.id });
  return payment;
}

/** The page of the attempt that is open; `null` when there is none any more. */
async function openedPage(asked: Asked, order: PayableOrder, attempt: PaymentAttempt, now: Date) {
  if (attempt.pageId !== null) {
    const payment = await refreshPayment(asked, attempt.pageId, now);
    return payment.state === "open" ? payment : null;
  }
  if (now.getTime() - attempt.startedAt.getTime() < stale) return openPage(asked, order, attempt);
  await changeAttempt(database(), attempt, { state: "ended" });
  return null;
}

/**
 * Leads to the page on which an order is paid: the one that is open, in every tab the same, or a new one. What has
 * happened there in the meantime is asked for first, so whoever has paid is not led there again.
 * @returns the page's address; `null` when there is nothing to be paid (now), whether or not it has been paid
 * @throws ApiProblem `unavailable` when the gateway does not answer; the order stays and it can be tried again
 */
export async function beginPayment(asked: Asked, order: PayableOrder, now: Date): Promise<string | null> {
  const [last] = await attemptsOf(database(), order.id);
  if (last && last.state !== "ended") {
    const page = await openedPage(asked, order, last, now);
    if (page) return page.url;
    const [after] = await attemptsOf(database(), order.id);
    if (after && after.state !== "ended") return null; // paid, or being confirmed
  }
  if (order.status === "placed" && now >= onlinePaymentDeadline(order.placedAt)) return null;
  const begun = { provider: asked.name, last: last?.attempt ?? 0, now };
  return (await openPage(asked, order, await beginAttempt(database(), order.id, begun))).url;
}
