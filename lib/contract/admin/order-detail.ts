import { z } from "zod";
import { orderRow } from "@/lib/contract/admin/order-row";
import { shipment } from "@/lib/contract/admin/shipment";
import { day, money } from "@/lib/contract/money";
import { order } from "@/lib/contract/order";
import { pickupPoint } from "@/lib/contract/pickup-points";
import { logActors } from "@/lib/domain/admin/log-action";
import { orderMailKinds } from "@/lib/domain/admin/order-mail";
import { supplyStates } from "@/lib/domain/admin/supply";
import { countries, languages } from "@/lib/domain/locale";

const moment = z.iso.datetime();
const country = z.enum(countries);
const place = z.object({ country, city: z.string(), address: z.string(), zip_code: z.string() });

/** A note of the staff; the customer never sees it. */
export const orderNote = z.object({ id: z.int(), text: z.string(), by: z.string(), at: moment });

/** One thing that happened. `by`: the person's name where it was one. */
const event = z.object({
  kind: z.enum(["order", "payment", "withdrawal"]),
  state: z.string(),
  at: moment,
  actor: z.enum(logActors).nullable(),
  by: z.string().nullable(),
  undone_at: moment.nullable(),
});

/** Everything about an order. */
export const adminOrder = orderRow.extend({
  language: z.enum(languages),
  contact: order.shape.contact,
  address: place,
  /** `null`: the goods go to the buyer's address. */
  delivery_address: place.nullable(),
  company: z
    .object({
      name: z.string(),
      ico: z.string().nullable(),
      dic: z.string().nullable(),
      ic_dph: z.string().nullable(),
    })
    .nullable(),
  /** What the customer has written. */
  note: z.string().nullable(),
  lines: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      size: z.string(),
      ean: z.string().nullable(),
      quantity: z.int(),
      unit_price: money,
      total: money,
      /** Pieces on sale now, besides these. */
      stock: z.int(),
      /** Where the pieces come from; `null` for an order of a shop without suppliers. */
      supply: z.object({ supplier: z.string(), state: z.enum(supplyStates), expected_on: day.nullable() }).nullable(),
    }),
  ),
  subtotal: money,
  delivery_price: money,
  payment_price: money,
  vat: z.object({ rate: z.number(), base: money, amount: money }),
  /** The days on which the goods arrive, as the customer is told. */
  estimate: z.object({ from: day, to: day }),
  /** Until when a bank transfer is to be sent. */
  pay_by: moment.nullable(),
  point: pickupPoint.nullable(),
  staff_notes: z.array(orderNote),
  shipments: z.array(shipment),
  withdrawals: z.array(
    z.object({ number: z.string(), submitted_at: moment, part: z.string().nullable(), pieces: z.int().nullable() }),
  ),
  /** Oldest first, also what was undone. */
  history: z.array(event),
  /** The mails that can be sent again. */
  mails: z.array(z.enum(orderMailKinds)),
  /** May contact, addresses and the day it leaves be corrected? */
  correctable: z.boolean(),
});

export type AdminOrder = z.infer<typeof adminOrder>;
