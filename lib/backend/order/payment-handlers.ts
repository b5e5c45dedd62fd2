import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { paymentLedger } from "@/lib/backend/order/payment-ledger";
import { receiveEvent } from "@/lib/backend/payments/stripe/webhook";

/** What payment providers tell the shop by themselves. */
export const paymentHandlers: Handlers<"POST /payments/stripe/webhook"> = {
  "POST /payments/stripe/webhook": async ({ headers, rawBody }, { now }) => {
    await receiveEvent(rawBody, headers["stripe-signature"], paymentLedger, now);
    return { status: 204 };
  },
};
