import { z } from "zod";
import { day, money } from "@/lib/contract/money";
import { bankTransfer, cardPayment } from "@/lib/contract/payments";
import { pickupPoint } from "@/lib/contract/pickup-points";
import { drawing } from "@/lib/contract/picture";
import { shipment } from "@/lib/contract/shipment";
import { foreignId } from "@/lib/contract/table-id";
import { countries, languages } from "@/lib/domain/locale";
import { orderStates } from "@/lib/domain/order";
import { paymentStates } from "@/lib/domain/payment";
import { withdrawnParts } from "@/lib/domain/withdrawal";

const country = z.enum(countries);
const line = (max: number) => z.string().trim().min(1).max(max);

/** The days on which the goods arrive; `null` where the back end does not tell. */
export const estimate = z.object({ from: day, to: day }).nullable();

export const orderCompany = z.object({
  name: line(200),
  ico: line(20),
  dic: line(20).optional(),
  ic_dph: line(20).optional(),
});

const status = z.enum(orderStates);
const payment_status = z.enum(paymentStates);
/** What is known of an order right after it was placed; a text is empty, the total `null`, where the back end does not tell. */
export const orderSummary = z.object({
  id: z.string(),
  number: z.string(),
  token: z.string(),
  status,
  payment_status,
  total: money.nullable(),
});

/** How much of the order its buyer has withdrawn from; `null`: nothing, or the back end does not tell. */
export const withdrawn = z.enum(withdrawnParts).nullable().default(null);

const place = z.object({ country, city: z.string(), address: z.string(), zip_code: z.string() });

export const order = z.object({
  id: z.string(),
  number: z.string(),
  status,
  payment_status,
  withdrawn,
  total: money,
  placed_at: z.iso.datetime(),
  language: z.enum(languages),
  contact: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
  }),
  address: place,
  /** `null`: the goods go to the buyer's address. */
  delivery_address: place.nullable().default(null),
  company: orderCompany.nullable(),
  note: z.string().nullable(),
  lines: z.array(
    z.object({
      product_id: foreignId,
      name: z.string(),
      size: z.string(),
      path: z.string().nullable(),
      image: drawing,
      quantity: z.int(),
      /** Pieces that the buyer has withdrawn from; absent where the back end does not tell. */
      withdrawn: z.int().min(0).optional(),
      unit_price: money,
      total: money,
    }),
  ),
  subtotal: money,
  delivery: z.object({
    id: foreignId,
    type: z.enum(["pickup", "parcelshop", "courier"]),
    name: z.string(),
    price: money,
    estimate,
    point: pickupPoint.nullable(),
  }),
  payment: z.object({
    id: foreignId,
    name: z.string(),
    price: money,
    bank_transfer: bankTransfer.nullable(),
    /** `null` unless the order is still to be paid by card. */
    card: cardPayment.nullable().default(null),
  }),
  vat: z.object({ rate: z.number(), base: money, amount: money }).nullable(),
  history: z.array(
    z.object({ kind: z.enum(["order", "payment", "withdrawal"]), state: z.string(), at: z.iso.datetime() }),
  ),
  /** What has left so far. */
  shipments: z.array(shipment).optional(),
});

/** What opens an order to whoever has its link. */
export const orderToken = z.string().max(200).optional();

export type Order = z.infer<typeof order>;
