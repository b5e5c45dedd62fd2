import { specifiedCalls } from "../call-names";
import type { Answer, Cart, Payment, User } from "../model";
import { statusOfReason } from "../refusal";
import type { Reader, Shape } from "./shape";

const ok = (body?: unknown): Answer => ({ status: 200, body });
const empty = (): Answer => ({ status: 200 });

const payments: Payment[] = [
  {
    id: "dobirka",
    name: { cs: "Dobírka", en: "Cash on delivery", sk: "Dobierka" },
    prices: { CZK: 0, EUR: 0, USD: 0 },
  },
  { id: 7, name: { cs: "Twisto", en: "Twisto", sk: "Twisto" }, prices: { CZK: 0, EUR: 0, USD: 0 } },
];

/** A moment as databases print it: `2026-01-05 10:00:00`. */
export function plainTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** The fields of the specification's user, and no other. */
export function plainUser({ password: _, createdAt, updatedAt, ...user }: User) {
  return { ...user, created_at: plainTime(createdAt), updated_at: plainTime(updatedAt) };
}

/** Items and total of a cart, its sums spelt by `money` and its products by `productId`. */
export function plainCart(
  { lines }: Cart,
  { currency }: Reader,
  spelling: { money: (hundredths: number) => unknown; productId: Shape["productId"] },
) {
  const total = (line: Cart["lines"][number]) => line.tyre.prices[currency] * line.quantity;
  return {
    items: lines.map((line) => ({
      product_id: spelling.productId(line.tyre),
      quantity: line.quantity,
      total: spelling.money(total(line)),
    })),
    total: spelling.money(lines.reduce((sum, line) => sum + total(line), 0)),
  };
}

const productId: Shape["productId"] = ({ code }) => code;
const money = (hundredths: number) => hundredths / 100;
const spelling = { money, productId };

/** Exactly what the specification names, in the plainest spelling; errors are a status and nothing else. */
export const bare: Shape = {
  calls: specifiedCalls,
  tokens: "opaque",
  versionedCarts: false,
  knowsMethods: false,
  orderTokens: false,
  payments,
  productId,
  deliveryId: ({ number }) => number,
  orderId: ({ number }) => number,
  session: ({ token }) => ok({ access_token: token, token_type: "bearer" }),
  registered: empty,
  passwordRequested: () => ok({ ok: true }),
  passwordReset: () => ok({ ok: true }),
  geoPreferences: ({ language, currency }) => ok({ language, currency }),
  user: (user) => ok(plainUser(user)),
  cart: (cart, reader) => ok({ id: cart.number, ...plainCart(cart, reader, spelling) }),
  detailedCart: (cart, reader) => ok(plainCart(cart, reader, spelling)),
  changedCart: empty,
  deliveries: (list, { currency }) =>
    ok({ data: list.map(({ number, type, prices }) => ({ id: number, type, price: money(prices[currency]) })) }),
  paymentMethods: (list, { language }) => ok(list.map(({ id, name }) => ({ id, name: name[language] }))),
  orderCreated: ({ number }) => ok({ order_id: number }),
  paymentStarted: () => ok({}),
  messageStored: () => ({ status: 200, body: "OK", type: "text/plain" }),
  contactInfo: () => ok({ phone: "+420 387 123 456", email: "obchod@cizi.example" }),
  refused: ({ reason }) => ({ status: reason === "cart_empty" ? 400 : statusOfReason[reason] }),
  unknownPath: () => ({ status: 404, body: "Not Found", type: "text/html" }),
  failed: (status) => ({ status }),
};
