import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { keyed, orderNumberText, outcome, undo } from "@/lib/contract/admin/order-row";
import { day } from "@/lib/contract/money";
import { maxMoves } from "@/lib/domain/admin/order-view";

/** An order that waits for a tyre. */
const waiting = z.object({
  number: z.string(),
  revision,
  /** The customer's or the company's name. */
  name: z.string(),
  pieces: z.int(),
  /** The last day on which the goods may leave to keep what the shopper was told. */
  leave_by: day,
  late: z.boolean(),
});

/** A tyre that orders wait for. */
const wanted = z.object({
  product_id: z.int(),
  name: z.string(),
  size: z.string(),
  ean: z.string().nullable(),
  /** Of all orders behind it. */
  pieces: z.int(),
  /** The day on which it is to come; `null`: it has not been ordered yet. */
  expected_on: day.nullable(),
  /** What must leave first stands first. */
  orders: z.array(waiting),
});

export type Wanted = z.infer<typeof wanted>;

export const adminSupplyCalls = {
  "GET /admin/supply": {
    summary: "Tyres that open orders wait for, each with the orders behind it; of at most five hundred orders",
    admin: { right: "orders" },
    replies: { 200: z.object({ data: z.array(wanted), more: z.boolean() }) },
    errors: ["unauthorised", "forbidden"],
  },
  "PATCH /admin/supply": {
    summary: "Says of orders that their goods are ordered and come on a day, or that they are here; each for itself",
    admin: { right: "orders" },
    headers: keyed,
    body: z
      .object({
        state: z.enum(["ordered", "arrived"]),
        /** Needed for `ordered`. */
        expected_on: day.optional(),
        orders: z
          .array(z.object({ number: orderNumberText, revision }))
          .min(1)
          .max(maxMoves),
      })
      .refine(({ state, expected_on }) => state === "arrived" || expected_on !== undefined, {
        path: ["expected_on"],
        params: { code: "required" },
      }),
    replies: { 200: outcome.extend({ undo: undo.nullable() }) },
    errors: ["unauthorised", "forbidden", "key_reused"],
  },
} satisfies Record<string, AdminCall>;
