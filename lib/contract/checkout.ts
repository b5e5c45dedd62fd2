import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { day, money } from "@/lib/contract/money";
import { bankTransfer, cardPayment } from "@/lib/contract/payments";
import { nearPoint, pickupPoint } from "@/lib/contract/pickup-points";
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
const estimate = z.object({ from: day, to: day }).nullable();

const deliveryOption = z.object({
  id: foreignId,
  type: z.enum(["pickup", "parcelshop", "courier"]),
  name: z.string(),
  price: money,
  estimate,
});

/** `test`: only the payment gateway's test cards are taken, and no money moves. */
const paymentMethod = z.object({
  id: foreignId,
  name: z.string(),
  price: money,
  test: z.boolean().optional(),
});

/** Contact, address and company as the form sends them; the rules of each field are checked by the order's own parser. */
const orderContact = z.object({
  first_name: line(80),
  last_name: line(80),
  email: line(254).pipe(z.email()),
  phone_number: line(40),
});
const orderAddress = z.object({ country, city: line(100), address: line(200), zip_code: line(12) });
const orderCompany = z.object({
  name: line(200),
  ico: line(20),
  dic: line(20).optional(),
  ic_dph: line(20).optional(),
});

/** The agreement to the terms: 1; anything else is refused in the words of that field. */
const agreed = z
  .number()
  .refine((value) => value === 1, { params: { code: "agreement" } })
  .meta({ const: 1 });

export const orderRequest = z.object({
  contact: orderContact,
  address: orderAddress,
  /** Where the goods go, where that is another place than the buyer's address. */
  delivery_address: orderAddress.optional(),
  company: orderCompany.optional(),
  delivery: z.object({ id: foreignId, point_id: z.string().min(1).max(60).optional() }),
  payment: z.object({ id: foreignId }),
  note: z.string().trim().max(1000).optional(),
  agreement: agreed,
  expected_total: money.optional(),
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

/** How much of the order its buyer has withdrawn from; `null` nothing, absent where the back end does not tell. */
export const withdrawn = z.enum(withdrawnParts).nullable().optional();

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
const path = z.object({ id: z.uuid() });

export const checkoutCalls = {
  "GET /checkout/shipping-methods": {
    summary: "Delivery options for a country, priced for the caller's cart",
    query: z.object({ country }),
    replies: { 200: z.object({ data: z.array(deliveryOption) }) },
    errors: [],
  },
  "GET /checkout/pickup-points": {
    summary:
      "Points of a parcelshop method, searched by town, ZIP or name; the nearest to a ZIP first where one is said",
    query: z.object({
      method: z.string().min(1).max(60),
      q: z.string().trim().max(100).optional(),
      near: z.string().trim().max(12).optional(),
    }),
    replies: { 200: z.object({ data: z.array(nearPoint) }) },
    errors: ["not_found"],
  },
  "GET /checkout/payment-methods": {
    summary: "Ways to pay with their fees, for a country and way of delivery (without: to the country of the prices)",
    query: z.object({ country: country.optional(), delivery: z.string().min(1).max(60).optional() }),
    replies: { 200: z.object({ data: z.array(paymentMethod) }) },
    errors: [],
  },
  "POST /checkout/create-order": {
    summary: "Places the order for the caller's cart; the same Idempotency-Key gives the same order",
    headers: z.object({ "idempotency-key": z.string().min(8).max(100) }),
    body: orderRequest,
    replies: { 201: orderSummary },
    errors: ["out_of_stock", "cart_empty", "price_changed", "key_reused"],
  },
  "POST /checkout/{id}/payments": {
    summary: "Starts the payment of an order, or goes on with it: asked again, it leads to the same open page",
    path,
    body: z.object({ token: orderToken }),
    replies: {
      201: z.object({
        status: payment_status,
        redirect_url: z.string().optional(),
        bank_transfer: bankTransfer.optional(),
      }),
    },
    errors: ["not_found", "unauthorised"],
  },
  "GET /checkout/{id}": {
    summary: "The whole order, for whoever holds its token and for its owner",
    path,
    query: z.object({ token: orderToken }),
    replies: { 200: order },
    errors: ["not_found", "unauthorised"],
  },
} satisfies Record<string, Call>;

export type DeliveryOption = z.infer<typeof deliveryOption>;
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type OrderRequest = z.infer<typeof orderRequest>;
export type Order = z.infer<typeof order>;
