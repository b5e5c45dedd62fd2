import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { paymentLedger } from "@/lib/backend/order/payment-ledger";
import { paymentProviders } from "@/lib/backend/payments/providers";
import { receiveEvent } from "@/lib/backend/payments/stripe/webhook";

/** Webhooks and notifications of payment providers. */
export const paymentHandlers: Handlers<"POST /payments/stripe/webhook" | "POST /payments/{provider}/notification"> = {
  "POST /payments/stripe/webhook": async ({ headers, rawBody }, { now }) => {
    await receiveEvent(rawBody, headers["stripe-signature"], paymentLedger, now);
    return { status: 204 };
  },

  "POST /payments/{provider}/notification": async ({ path, rawBody }, { now }) => {
    const provider = paymentProviders.find(({ name }) => name === path.provider);
    if (!provider?.notified) throw new ApiProblem("not_found");
    const answer = await provider.notified(new URLSearchParams(rawBody), paymentLedger, now);
    return { status: 200, body: new Blob([answer]).stream() };
  },
};
