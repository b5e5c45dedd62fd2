import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { adminOrder, orderNote } from "@/lib/contract/admin/order-detail";
import { cursor, cursors, hold, keyed, orderNumberText, orderRow, outcome, undo } from "@/lib/contract/admin/order-row";
import { commaList, day } from "@/lib/contract/money";
import { tableId } from "@/lib/contract/table-id";
import { orderMailKinds } from "@/lib/domain/admin/order-mail";
import { cancelReasons, countedTo, maxMoves, orderViews } from "@/lib/domain/admin/order-view";
import { countries } from "@/lib/domain/locale";
import { orderStates } from "@/lib/domain/order";
import { paymentStates } from "@/lib/domain/payment";

const line = (max: number) => z.string().trim().min(1).max(max);
const country = z.enum(countries);
const place = z.object({ country, city: line(100), address: line(200), zip_code: line(12) });
const path = z.object({ number: orderNumberText });
const seen = ["unauthorised", "forbidden"] as const;

const changed = z.object({ order: adminOrder, undo: undo.nullable() });

export const adminOrderCalls = {
  "GET /admin/orders": {
    summary: "Orders of a view, fifty at a time, at the same cost however far",
    admin: { right: ["orders", "money"] },
    query: z.object({
      view: z.enum(orderViews).default("queue"),
      /** A number, an e-mail, a phone number, or the beginning of a name or company. */
      q: z.string().trim().max(100).optional(),
      status: commaList.pipe(z.array(z.enum(orderStates))).optional(),
      payment: commaList.pipe(z.array(z.enum(paymentStates))).optional(),
      country: country.optional(),
      from: day.optional(),
      to: day.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    replies: { 200: z.object({ data: z.array(orderRow), page: cursors }) },
    errors: seen,
  },
  "GET /admin/orders/counts": {
    summary: "How many orders the views hold where work waits, counted up to a thousand",
    admin: { right: ["orders", "money"] },
    replies: { 200: z.record(z.enum(orderViews).exclude(["done", "all"]), z.int().max(countedTo)) },
    errors: seen,
  },
  "GET /admin/orders/{number}": {
    summary: "Everything about an order",
    admin: { right: ["orders", "money"] },
    path,
    replies: { 200: adminOrder },
    errors: seen,
  },
  "POST /admin/orders/moves": {
    summary: "Moves up to a hundred orders, each for itself; says what was done and what was not",
    admin: { right: "orders" },
    headers: keyed,
    body: z
      .object({
        to: z.enum(orderStates),
        orders: z
          .array(z.object({ number: orderNumberText, revision }))
          .min(1)
          .max(maxMoves),
        /** The day on which it was done, where that is not today. */
        on: day.optional(),
        /** An internal note to each of the orders. */
        note: z.string().trim().max(1000).optional(),
        /** Needed for `cancelled`; the customer is told. */
        reason: z.enum(cancelReasons).optional(),
      })
      .refine(({ to, reason }) => to !== "cancelled" || reason !== undefined, {
        path: ["reason"],
        params: { code: "required" },
      }),
    replies: { 200: outcome.extend({ undo: undo.nullable() }) },
    errors: [...seen, "key_reused"],
  },
  "PATCH /admin/orders/{number}": {
    summary: "Puts an order aside or takes it back, or corrects the day it leaves, its contact and its addresses",
    admin: { right: "orders" },
    path,
    body: z.object({
      revision,
      /** `null` takes it back. */
      hold: hold.nullable().optional(),
      /** A later day is told to the customer by mail. */
      leave_by: day.optional(),
      contact: z
        .object({ first_name: line(80), last_name: line(80), email: line(254).pipe(z.email()), phone_number: line(40) })
        .optional(),
      address: place.optional(),
      /** `null`: the goods go to the buyer's address. */
      delivery_address: place.nullable().optional(),
    }),
    replies: { 200: changed },
    errors: [...seen, "stale", "not_possible"],
  },
  "PATCH /admin/orders/{number}/payment": {
    summary: "Marks an order's payment as received, or as failed",
    admin: { right: "money" },
    path,
    body: z.object({ revision, to: z.enum(paymentStates).extract(["paid", "failed"]), on: day.optional() }),
    replies: { 200: changed },
    errors: [...seen, "stale", "not_possible"],
  },
  "POST /admin/orders/{number}/notes": {
    summary: "Adds an internal note",
    admin: { right: "orders" },
    path,
    body: z.object({ text: line(2000) }),
    replies: { 201: z.object({ note: orderNote, undo }) },
    errors: seen,
  },
  "DELETE /admin/orders/{number}/notes/{id}": {
    summary: "Removes an internal note",
    admin: { right: "orders" },
    path: path.extend({ id: z.coerce.number().pipe(tableId) }),
    replies: { 200: z.object({ undo }) },
    errors: seen,
  },
  "POST /admin/orders/{number}/mails": {
    summary: "Sends a mail about an order again, one that its state allows",
    admin: { right: "orders" },
    path,
    headers: keyed,
    body: z.object({ kind: z.enum(orderMailKinds) }),
    replies: { 202: null },
    errors: [...seen, "not_possible", "key_reused"],
  },
} satisfies Record<string, AdminCall>;
