import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { money } from "@/lib/contract/money";

/** How to pay by bank transfer. `qr` is absent where no payment code exists: SPAYD is for crowns, PAY by square for euros. */
export const bankTransfer = z.object({
  iban: z.string(),
  bic: z.string(),
  variable_symbol: z.string(),
  amount: money,
  /** Until when the money is to be sent; absent where the back end sets no term. */
  pay_by: z.iso.datetime().optional(),
  qr: z.object({ format: z.enum(["spayd", "pay_by_square"]), text: z.string(), svg: z.string() }).optional(),
});

/**
 * How to pay by card: whether the shop takes cards now, whether only test cards, whether only the confirmation is missing, until when the order waits
 * (`null`: it was taken over by the shop), and the storefront's path that leads to the payment page.
 */
export const cardPayment = z.object({
  offered: z.boolean(),
  test: z.boolean().default(false),
  processing: z.boolean(),
  until: z.iso.datetime().nullable(),
  path: z.string(),
});

const form = "application/x-www-form-urlencoded";

export const paymentCalls = {
  "POST /payments/stripe/webhook": {
    summary: "Takes an event from Stripe; 404 while the shop takes no cards, 400 for a wrong or old signature",
    headers: z.object({ "stripe-signature": z.string().default("") }),
    rawBody: z.string(),
    replies: { 204: null },
    errors: [],
  },
  "POST /payments/{provider}/notification": {
    summary:
      "Takes a gateway's form that says something has happened to a payment; 404 for a gateway the shop has no keys for, 400 for a wrong secret, 503 while the gateway cannot be asked whether it is so",
    path: z.object({ provider: z.string().max(30) }),
    rawBody: z.string(),
    rawMedia: form,
    replies: { 200: { media: form } },
    errors: ["not_found"],
  },
} satisfies Record<string, Call>;

export type BankTransfer = z.infer<typeof bankTransfer>;
