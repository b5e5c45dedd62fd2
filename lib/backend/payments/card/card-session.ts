import { z } from "zod";

/** What the shop reads of a Checkout Session of its own (docs.stripe.com/api/checkout/sessions/object). */
export const cardSession = z.object({
  id: z.string().min(1),
  url: z.string().nullish(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  /** Minor units. */
  amount_total: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  metadata: z.object({ order_id: z.uuid(), attempt: z.coerce.number().int().positive() }),
});

export type CardSession = z.infer<typeof cardSession>;
