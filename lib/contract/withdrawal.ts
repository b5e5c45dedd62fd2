import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { day } from "@/lib/contract/money";
import { orderToken } from "@/lib/contract/order";
import { tableId } from "@/lib/contract/table-id";
import { withdrawalTextLength } from "@/lib/domain/withdrawal";

const line = (max: number) => z.string().trim().min(1).max(max);
const prose = z.string().trim().max(withdrawalTextLength).optional();

/** Source: Directive 2011/83/EU, art. 11a(2): name, what identifies the contract, and where to confirm. */
const withdrawalRequest = z.object({
  name: line(160),
  order_number: line(20),
  email: line(254).pipe(z.email()),
  /** The pieces given back, for whoever knows the order's lines; without it and without `part` the whole order is meant. */
  lines: z
    .array(z.object({ product_id: tableId, quantity: z.int().min(1).max(999) }))
    .min(1)
    .max(100)
    .optional(),
  /** The part that is given back, in the consumer's own words. */
  part: prose,
  /** Never asked for: withdrawing needs none. */
  reason: prose,
  /** Of this order: whoever has it, or is signed in as the order's owner, is not bound by what others at the same address guess. */
  token: orderToken,
});

export const withdrawal = z.object({
  id: z.uuid(),
  number: z.string(),
  order_number: z.string(),
  submitted_at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  lines: z.array(z.object({ product_id: z.int(), name: z.string(), size: z.string(), quantity: z.int() })).nullable(),
  part: z.string().nullable(),
  reason: z.string().nullable(),
  /** The last day to withdraw, `null` while the goods are not delivered; later ones are taken, and looked at by the shop. */
  last_day: day.nullable(),
  in_time: z.boolean(),
});

export const withdrawalCalls = {
  "POST /withdrawals": {
    summary:
      "Withdraws from the contract of an order, for whoever knows its number and e-mail; the same Idempotency-Key gives the same withdrawal",
    headers: z.object({ "idempotency-key": z.string().min(8).max(100) }),
    body: withdrawalRequest,
    replies: { 201: withdrawal },
    errors: ["key_reused"],
  },
} satisfies Record<string, Call>;

export type Withdrawal = z.infer<typeof withdrawal>;
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>;
