import { specifiedCalls } from "../call-names";
import type { Answer, Delivery, Order, Payment } from "../model";
import { statusOfReason } from "../refusal";
import { bare, plainCart, plainUser } from "./bare";
import type { Shape } from "./shape";

const wrapped = (data: unknown): Answer => ({ status: 200, body: { data } });
const money = (hundredths: number) => (hundredths / 100).toFixed(2);
const productId: Shape["productId"] = ({ number }) => number;
const spelling = { money, productId };

const free = { CZK: 0, EUR: 0, USD: 0 };
const payments: Payment[] = [
  { id: 1, name: { cs: "Dobírka", en: "Cash on delivery", sk: "Dobierka" }, prices: free },
  { id: 7, name: { cs: "Twisto", en: "Twisto", sk: "Twisto" }, prices: free },
];

const invalid = (errors: Record<string, string[]>): Answer => ({
  status: 422,
  body: { message: "The given data was invalid.", errors },
});

function failed(status: number): Answer {
  if (status === 401) return { status, body: { message: "Unauthenticated." } };
  if (status === 403) return { status, body: { message: "Forbidden" } };
  if (status === 404) return { status, body: { error: "Not found" } };
  if (status === 422) return invalid({});
  if (status === 429) return { status, body: { message: "Too Many Attempts." }, headers: { "retry-after": "2" } };
  return { status, body: status >= 500 ? { error: "Server Error" } : { message: "The request was refused." } };
}

/** The bare fields under `data`, money as decimal text, and errors as a widespread framework words them. */
export const plainErrors: Shape = {
  ...bare,
  calls: specifiedCalls,
  tokens: "jwt",
  payments,
  productId,
  deliveryId: ({ number }: Delivery) => number,
  orderId: ({ number }: Order) => number,
  session: ({ token }) => wrapped({ access_token: token, token_type: "bearer" }),
  passwordRequested: () => wrapped({ ok: true }),
  passwordReset: () => wrapped({ ok: true }),
  geoPreferences: ({ language, currency }) => wrapped({ language, currency }),
  user: (user) => wrapped(plainUser(user)),
  cart: (cart, reader) => wrapped({ id: cart.number, ...plainCart(cart, reader, spelling) }),
  detailedCart: (cart, reader) => wrapped(plainCart(cart, reader, spelling)),
  deliveries: (list, { currency }) =>
    wrapped(list.map(({ number, type, prices }) => ({ id: number, type, price: money(prices[currency]) }))),
  paymentMethods: (list, { language }) => wrapped(list.map(({ id, name }) => ({ id, name: name[language] }))),
  orderCreated: ({ number }) => wrapped({ order_id: number }),
  paymentStarted: () => wrapped({}),
  messageStored: () => wrapped({ ok: true }),
  contactInfo: () => wrapped({ phone: "+420 387 123 456", email: "obchod@cizi.example" }),
  refused: ({ reason, detail }) => {
    if (reason === "email_taken") return invalid({ email: ["The email is already taken."] });
    if (reason === "token_invalid") return invalid({ token: ["This password reset token is invalid."] });
    if (reason === "invalid")
      return invalid(Object.fromEntries(Object.entries(detail.fields ?? {}).map(([name, text]) => [name, [text]])));
    if (reason === "out_of_stock") return { status: 409, body: { message: `Only ${detail.left ?? 0} left` } };
    if (reason === "cart_empty") return { status: 409, body: { message: "The cart is empty" } };
    return failed(statusOfReason[reason]);
  },
  unknownPath: () => failed(404),
  failed,
};
