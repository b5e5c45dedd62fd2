import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { money } from "@/lib/contract/money";
import { order, orderToken, withdrawn } from "@/lib/contract/order";
import { bankTransfer } from "@/lib/contract/payments";
import { foreignId } from "@/lib/contract/table-id";
import { orderStates } from "@/lib/domain/order";
import { paymentStates } from "@/lib/domain/payment";

const text = (max: number) => z.string().trim().max(max);

/** What a user may change about themselves. */
const userFields = z.object({
  first_name: text(80),
  last_name: text(80),
  avatar: text(500),
  phone_number: text(40),
  country: z.enum(["CZ", "SK", ""]),
  city: text(100),
  address: text(200),
  zip_code: text(12),
  agreement: z.union([z.literal(0), z.literal(1)]),
});

/** A user; id 0 means nobody is signed in. Source: specification, section 3. */
export const user = userFields.extend({
  id: foreignId,
  email: z.string(),
  /** `null` where the back end does not tell. */
  email_verified: z.boolean().nullable(),
  user_type: z.string(),
  roles: z.array(z.string()),
  created_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime().nullable(),
});

const orderLine = z.object({
  id: z.string(),
  number: z.string(),
  placed_at: z.iso.datetime(),
  status: z.enum(orderStates),
  payment_status: z.enum(paymentStates),
  withdrawn,
  total: money,
  /** How many tyres; `null` where the back end does not tell. */
  tyres: z.int().nullable(),
});

const number = z.object({ number: z.string().min(1).max(20) });

export const accountCalls = {
  "GET /users/info": { summary: "The signed-in user", replies: { 200: user }, errors: ["unauthorised"] },
  "PUT /users/info": {
    summary: "Changes the user's own fields; read-only ones are ignored",
    body: userFields.partial(),
    /** 204: saved, without the result. */
    replies: { 200: user, 204: null },
    errors: ["unauthorised"],
  },
  "GET /users/export": {
    summary: "Everything the shop keeps about the signed-in user",
    replies: { 200: z.record(z.string(), z.unknown()) },
    errors: ["unauthorised"],
  },
  "DELETE /users/info": {
    summary: "Deletes the account; orders the law makes the shop keep stay without it",
    body: z.object({ password: z.string().min(1).max(200).optional() }),
    replies: { 204: null },
    errors: ["unauthorised", "bad_credentials"],
  },
  "GET /orders": {
    summary: "The signed-in user's orders, newest first",
    replies: { 200: z.object({ data: z.array(orderLine) }) },
    errors: ["unauthorised"],
  },
  "GET /orders/{number}": {
    summary: "The whole order of a number, for whoever holds its token and for its owner",
    path: number,
    query: z.object({ token: orderToken }),
    replies: { 200: order },
    errors: ["unauthorised", "not_found"],
  },
  "POST /orders/{number}/repeat": {
    summary: "Puts the tyres of an own order into the cart, as many as there are",
    path: number,
    /** 204: done, without details of each tyre. */
    replies: {
      200: z.object({
        added: z.int(),
        missing: z.array(
          z.object({
            name: z.string(),
            /** In stock. */
            left: z.int(),
            /** In the cart by now; absent where the back end does not tell. */
            in_cart: z.int().optional(),
          }),
        ),
      }),
      204: null,
    },
    errors: ["unauthorised", "not_found"],
  },
  "POST /orders/track": {
    summary: "An order's state for whoever knows its number and e-mail",
    body: z.object({ number: z.string().trim().min(1).max(20), email: z.string().trim().pipe(z.email().max(254)) }),
    replies: {
      200: z.object({
        number: z.string(),
        status: z.enum(orderStates),
        payment_status: z.enum(paymentStates),
        withdrawn,
        placed_at: z.iso.datetime(),
        total: money,
        /** Is the order still to be paid by card? The way there is in its mail and in the account. */
        awaits_card: z.boolean().default(false),
        /** How to pay while a transfer is waited for; else `null`. */
        bank_transfer: bankTransfer.nullable().default(null),
        /** Of an order that still has to be paid first: the days it arrives on if it is paid today. */
        delivery: z.object({ name: z.string(), from: z.string(), to: z.string() }),
        history: order.shape.history,
        shipments: order.shape.shipments,
      }),
    },
    errors: ["not_found"],
  },
} satisfies Record<string, Call>;

export type User = z.infer<typeof user>;
