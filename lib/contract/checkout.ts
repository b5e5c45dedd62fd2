import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { money } from "@/lib/contract/money";
import { estimate, order, orderCompany, orderSummary, orderToken } from "@/lib/contract/order";
import { bankTransfer } from "@/lib/contract/payments";
import { nearPoint } from "@/lib/contract/pickup-points";
import { foreignId } from "@/lib/contract/table-id";
import { countries } from "@/lib/domain/locale";

const country = z.enum(countries);
const line = (max: number) => z.string().trim().min(1).max(max);

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
        status: order.shape.payment_status,
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
