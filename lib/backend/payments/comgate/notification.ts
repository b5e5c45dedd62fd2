import { createHash, timingSafeEqual } from "node:crypto";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { comgateSettings, readTransaction } from "@/lib/backend/payments/comgate/client";
import { applyPayment } from "@/lib/backend/payments/gateway/apply-payment";
import { askGateway } from "@/lib/backend/payments/gateway/ask-gateway";
import type { PaymentLedger } from "@/lib/backend/payments/provider";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Are two texts the same? How long that takes tells nothing of where they differ, nor of their lengths. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/**
 * Takes Comgate's notification of a payment. Only its transaction id is used, and the status is read from Comgate. So it may
 * arrive any number of times, late and in any order. @returns the answer that Comgate expects, also for a payment that is not
 * the shop's: otherwise Comgate would repeat it for ever
 * @throws ApiProblem `not_found` without keys, `unreadable` for another merchant or secret, `unavailable` while Comgate does
 *   not answer
 */
export async function receiveNotification(said: URLSearchParams, ledger: PaymentLedger, now: Date): Promise<string> {
  const settings = comgateSettings();
  if (!settings) throw new ApiProblem("not_found");
  const transId = said.get("transId") ?? "";
  const isComgates =
    isSame(said.get("secret") ?? "", settings.secret) && isSame(said.get("merchant") ?? "", settings.merchant);
  if (!isComgates || transId === "") throw new ApiProblem("unreadable");
  const request = { gateway: "comgate", for: "how a notified payment stands" };
  const payment = await askGateway(request, () => readTransaction(settings, transId));
  if (payment) await retriedTransaction((tx) => applyPayment(tx, payment, ledger, now));
  return "code=0&message=OK";
}
