import { z } from "zod";
import type { Call } from "@/lib/contract/call";

export const paymentCalls = {
  "POST /payments/stripe/webhook": {
    summary: "Takes an event from Stripe; 404 while the shop takes no cards, 400 for a wrong or old signature",
    headers: z.object({ "stripe-signature": z.string().default("") }),
    rawBody: z.string(),
    replies: { 204: null },
    errors: [],
  },
} satisfies Record<string, Call>;
