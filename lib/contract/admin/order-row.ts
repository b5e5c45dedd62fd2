import { z } from "zod";
import { revision } from "@/lib/contract/admin/admin-call";
import { day, money } from "@/lib/contract/money";
import { holdReasons, moveRefusals } from "@/lib/domain/admin/order-view";
import { orderSupplies } from "@/lib/domain/admin/supply";
import { carriers } from "@/lib/domain/carrier";
import { deliveryTypes } from "@/lib/domain/delivery";
import { countries } from "@/lib/domain/locale";
import { orderStates } from "@/lib/domain/order";
import { paymentNotes, paymentStates } from "@/lib/domain/payment";
import { paymentMethodIds } from "@/lib/domain/payment-methods";

/** The number of an order as a request names it. */
export const orderNumberText = z.string().regex(/^\d{10}$/);

/** Why an order is put aside, and the day on which it comes back by itself. */
export const hold = z.object({ reason: z.enum(holdReasons), until: day.nullable() });

/** An order as the lists show it. */
export const orderRow = z.object({
  number: z.string(),
  revision,
  placed_at: z.iso.datetime(),
  /** The last day on which the goods may leave to keep what the shopper was told. */
  leave_by: day,
  late: z.boolean(),
  status: z.enum(orderStates),
  payment: z.object({
    id: z.enum(paymentMethodIds),
    status: z.enum(paymentStates),
    notes: z.array(z.enum(paymentNotes)),
  }),
  customer: z.object({
    name: z.string(),
    company: z.string().nullable(),
    city: z.string(),
    country: z.enum(countries),
  }),
  /** The line of most pieces as text, `4 × 205/55 R16 91V Michelin Primacy 4`, all pieces, and how many other lines there are. */
  goods: z.object({ text: z.string(), pieces: z.int(), other_lines: z.int() }),
  /** Where the goods come from; `null`: it is cancelled, or was placed before the shop had suppliers. */
  supply: z.enum(orderSupplies).nullable(),
  /** Where the goods go; the latest shipment and its carrier, `null` while there is none. */
  delivery: z.object({
    id: z.string(),
    type: z.enum(deliveryTypes),
    carrier: z.enum(carriers).nullable(),
    shipment: z.object({ parcels: z.int(), weight_g: z.int().nullable(), tracking: z.array(z.string()) }).nullable(),
  }),
  total: money,
  hold: hold.nullable(),
  /** Has its customer withdrawn from it, which nobody has closed yet? */
  withdrawn: z.boolean(),
  /** How many internal notes there are. */
  notes: z.int(),
});

export type OrderRow = z.infer<typeof orderRow>;

/** What takes a change back, and until when it does. */
export const undo = z.object({ token: z.uuid(), until: z.iso.datetime() });
export type Undo = z.infer<typeof undo>;

/** An order that was left as it is: why, what it is now, and who has changed it since the caller saw it. */
export const refusedMove = z.object({
  number: z.string(),
  code: z.enum(moveRefusals),
  order: orderRow.nullable(),
  changed_by: z.string().nullable(),
});

export type RefusedMove = z.infer<typeof refusedMove>;

/** What was done to several orders and what was not, one by one. */
export const outcome = z.object({ done: z.array(orderRow), refused: z.array(refusedMove) });

/** A place in a list, as an answer names it. */
export const cursor = z.string().regex(/^[\w-]{1,200}$/);
export const cursors = z.object({ next: z.string().nullable(), before: z.string().nullable() });

/** The same key gives the same answer, and does the work once. */
export const keyed = z.object({ "idempotency-key": z.string().min(8).max(100) });
