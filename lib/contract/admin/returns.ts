import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { cursor, cursors, orderNumberText, undo } from "@/lib/contract/admin/order-row";
import { day, money } from "@/lib/contract/money";
import { orderStates } from "@/lib/domain/order";
import { paymentStates } from "@/lib/domain/payment";
import { paymentMethodIds } from "@/lib/domain/payment-methods";
import { deductionReasons, withdrawalRefusals, withdrawalStates } from "@/lib/domain/withdrawal-case";

/** A consumer's withdrawal with what the shop has done about it. */
export const returnCase = z.object({
  number: z.string(),
  revision,
  state: z.enum(withdrawalStates),
  submitted_at: z.iso.datetime(),
  /** The last day for the money to go back. */
  refund_due_on: day,
  /** Calendar days until then, less than 0 afterwards; `null` once the case has ended. */
  days_left: z.int().nullable(),
  goods_back_on: day.nullable(),
  inspected_on: day.nullable(),
  /** The day on which the case ended. */
  settled_on: day.nullable(),
  /** What is kept of the money, and why. */
  deduction: money.nullable(),
  deduction_reason: z.enum(deductionReasons).nullable(),
  refusal: z.enum(withdrawalRefusals).nullable(),
  order: z.object({
    number: z.string(),
    status: z.enum(orderStates),
    total: money,
    payment: z.object({ id: z.enum(paymentMethodIds), status: z.enum(paymentStates) }),
  }),
  /** Of the order; `stated_by` is the name under the statement. */
  customer: z.object({ name: z.string(), company: z.string().nullable() }),
  stated_by: z.string(),
  /** Is it about all of the order? */
  whole: z.boolean(),
  /** What is given back; nothing where the consumer says it in their own words, which are in `part`. */
  lines: z.array(z.object({ product_id: z.int(), name: z.string(), size: z.string(), quantity: z.int() })),
  part: z.string().nullable(),
  reason: z.string().nullable(),
  delivered_on: day.nullable(),
  /** The last day to withdraw, `null` before delivery, and whether the statement came by then. */
  last_day: day.nullable(),
  in_time: z.boolean(),
  /** What has to go back at most, before anything is kept. */
  at_most: money,
});

export type ReturnCase = z.infer<typeof returnCase>;

const seen = ["unauthorised", "forbidden"] as const;

export const adminReturnCalls = {
  "GET /admin/returns": {
    summary: "Withdrawals, fifty at a time: the open ones by the day the money is due, the ended ones latest first",
    admin: { right: "orders" },
    query: z.object({
      view: z.enum(["open", "ended"]).default("open"),
      /** Those of one order, open and ended, instead of a view. */
      order: orderNumberText.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
    }),
    replies: { 200: z.object({ data: z.array(returnCase), page: cursors }) },
    errors: seen,
  },
  "PATCH /admin/returns/{number}": {
    summary: "Notes what was done about a withdrawal; how it ends is told to the consumer by mail",
    admin: { right: "orders" },
    path: z.object({ number: z.string().regex(/^\d{10}-\d{1,2}$/) }),
    body: z
      .object({
        revision,
        to: z.enum(withdrawalStates).exclude(["announced"]),
        /** The day on which it was done, where that is not today. */
        on: day.optional(),
        /** What is kept for use beyond trying, minor units of the order's currency. Only with `inspected`; needs its reason. */
        deduction: z.int().min(0).optional(),
        deduction_reason: z.enum(deductionReasons).optional(),
        /** Needed for `refused`; the consumer is told. */
        refusal: z.enum(withdrawalRefusals).optional(),
      })
      .refine(({ to, deduction }) => to === "inspected" || !deduction, {
        path: ["deduction"],
        params: { code: "invalid" },
      })
      .refine(({ deduction, deduction_reason }) => !deduction || deduction_reason !== undefined, {
        path: ["deduction_reason"],
        params: { code: "required" },
      })
      .refine(({ to, refusal }) => to !== "refused" || refusal !== undefined, {
        path: ["refusal"],
        params: { code: "required" },
      }),
    replies: { 200: z.object({ withdrawal: returnCase, undo }) },
    errors: [...seen, "stale", "not_possible"],
  },
} satisfies Record<string, AdminCall>;
