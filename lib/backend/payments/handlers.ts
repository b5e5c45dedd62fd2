import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { receiveEvent } from "@/lib/backend/payments/card/webhook";

export const paymentHandlers: Handlers<"POST /payments/stripe/webhook"> = {
  "POST /payments/stripe/webhook": async ({ headers, rawBody }, { now }) => {
    await receiveEvent(rawBody, headers["stripe-signature"], now);
    return { status: 204 };
  },
};
