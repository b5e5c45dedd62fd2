import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { forNobody } from "@/lib/contract/admin/for-nobody";
import { keyed, orderNumberText, outcome, undo } from "@/lib/contract/admin/order-row";
import { day, money } from "@/lib/contract/money";
import { tableId } from "@/lib/contract/table-id";
import { maxMoves } from "@/lib/domain/admin/order-view";
import { markedStates } from "@/lib/domain/admin/supply";

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

/** A line of an order whose pieces come from a supplier. */
const line = waiting.extend({
  /** Of the line in its order. */
  position: z.int(),
  /** Of where its pieces come from. */
  line_revision: revision,
});

/** A tyre that is to come from one supplier. */
const supplied = z.object({
  product_id: z.int(),
  name: z.string(),
  size: z.string(),
  ean: z.string().nullable(),
  /** The supplier's number of it. */
  code: z.string().nullable(),
  /** Net, of one piece when it was sold; `null`: not known. */
  cost: money.nullable(),
  pieces: z.int(),
  state: z.enum(["to_order", "ordered", "short"]),
  expected_on: day.nullable(),
  /** The best of the other sources that have all its pieces. */
  other: z
    .object({ supplier: z.int(), name: z.string(), available: z.int(), cost: money.nullable(), days: z.int() })
    .nullable(),
  /** What must leave first stands first. */
  lines: z.array(line),
});

/** What is to come from one supplier. */
const supplierWork = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  cutoff: z.string(),
  /** Until its cut-off; `null`: what is ordered now counts for the next working day. */
  minutes_left: z.int().nullable(),
  /** When it comes if it is ordered now. */
  expected_on: day,
  tyres: z.array(supplied),
});

export type Supplied = z.infer<typeof supplied>;
export type SupplierWork = z.infer<typeof supplierWork>;

/** What becomes of the pieces of one line. */
const marked = z.object({
  number: orderNumberText,
  position: z.int().min(0).max(1000),
  revision,
  /** Left out where only the supplier is another one. */
  state: z.enum(markedStates).optional(),
  /** The source that they come from instead; it must have them all. */
  supplier: tableId.optional(),
  /** Of `ordered`; left out: as the supplier's working days say. */
  expected_on: day.optional(),
});

export const adminSupplyCalls = {
  "GET /admin/supply": {
    summary:
      "Tyres that open orders wait for: those without a source, and by supplier; of at most five hundred orders each",
    admin: { right: "orders" },
    /** `for_nobody`: what comes for orders that were cancelled. */
    replies: {
      200: z.object({
        data: z.array(wanted),
        suppliers: z.array(supplierWork),
        for_nobody: z.array(forNobody),
        more: z.boolean(),
      }),
    },
    errors: ["unauthorised", "forbidden"],
  },
  "GET /admin/supply/csv": {
    summary: "What is to be ordered from a supplier as a table: its code, EAN, tyre, pieces and cost",
    admin: { right: "orders" },
    query: z.object({ supplier: z.coerce.number().pipe(tableId) }),
    replies: { 200: { media: "text/csv" } },
    errors: ["unauthorised", "forbidden"],
  },
  "PATCH /admin/supply/lines": {
    summary:
      "Says of lines that their pieces are ordered, here, not to be had, or come from another source; each for itself",
    admin: { right: "orders" },
    headers: keyed,
    body: z.object({ lines: z.array(marked).min(1).max(maxMoves) }),
    replies: { 200: outcome.extend({ undo: undo.nullable() }) },
    errors: ["unauthorised", "forbidden", "key_reused"],
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
