import { specifiedCalls } from "../call-names";
import type { Answer, Order, Payment, Session, User } from "../model";
import { statusOfReason } from "../refusal";
import { cartBody, detailedBody } from "./api-cart";
import { moneyIn, startedPayment } from "./api-payment";
import { failedProblem, problemAnswer } from "./api-problem";
import type { Reader, Shape } from "./shape";

const json = (status: number, body: unknown, headers?: Record<string, string>): Answer => ({ status, body, headers });
const day = 86_400_000;
const dayAfter = (now: number, days: number) => new Date(now + days * day).toISOString().slice(0, 10);

const free = { CZK: 0, EUR: 0, USD: 0 };
const payments: Payment[] = [
  {
    id: "cash_on_delivery",
    name: { cs: "Platba při převzetí", en: "Cash on delivery", sk: "Platba pri prevzatí" },
    prices: { CZK: 3900, EUR: 150, USD: 170 },
  },
  {
    id: "bank_transfer",
    name: { cs: "Bankovní převod", en: "Bank transfer", sk: "Bankový prevod" },
    prices: free,
  },
  { id: "card", name: { cs: "Kartou", en: "By card", sk: "Kartou" }, prices: free },
];

const sessionBody = ({ token }: Session, lifetime: number) => ({
  access_token: token,
  token_type: "Bearer",
  expires_in: Math.max(1, Math.floor(lifetime / 1000)),
});

function userBody({ password: _, createdAt, updatedAt, phone_number, country, ...user }: User) {
  const code = /^sk|^slov/i.test(country) ? "SK" : "CZ";
  return {
    ...user,
    phone_number: phone_number === "" ? "" : `+${phone_number.replace(/\D/g, "")}`,
    country: country === "" ? "" : code,
    user_type: "regular",
    roles: [],
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  };
}

/** An order as `create-order` answers it. */
export function orderSummary({ uuid, number, token, total, currency }: Order) {
  return {
    id: uuid,
    number: String(number),
    token,
    status: "placed",
    payment_status: "pending",
    total: moneyIn(currency)(total),
  };
}

const tagged = (status: number, version: number, body: unknown) => json(status, body, { etag: `"${version}"` });

/** The documented shapes, with product ids in one of two spellings. */
export const apiShape = (productId: Shape["productId"]): Shape => ({
  calls: specifiedCalls,
  tokens: "jwt",
  versionedCarts: true,
  knowsMethods: true,
  orderTokens: true,
  payments,
  productId,
  deliveryId: ({ code }) => code,
  orderId: ({ uuid }) => uuid,
  session: (session, lifetime) => json(200, sessionBody(session, lifetime)),
  registered: (session, lifetime) => json(201, sessionBody(session, lifetime)),
  passwordRequested: () => ({ status: 204 }),
  passwordReset: () => ({ status: 204 }),
  geoPreferences: (preferences) => json(200, preferences),
  user: (user) => json(200, userBody(user)),
  cart: (cart, reader) => tagged(200, cart.version, cartBody(cart, reader, productId)),
  detailedCart: (cart, reader) => json(200, detailedBody(cart, reader, productId)),
  changedCart: (change, cart, reader) =>
    tagged(change === "added" ? 201 : 200, cart.version, cartBody(cart, reader, productId)),
  deliveries: (list, { language, currency, now }) =>
    json(200, {
      data: list.map(({ code, type, name, prices }) => ({
        id: code,
        type,
        name: name[language],
        price: moneyIn(currency)(prices[currency]),
        estimate: { from: dayAfter(now, 1), to: dayAfter(now, 3) },
      })),
    }),
  paymentMethods: (list, { language, currency }) =>
    json(200, {
      data: list.map(({ id, name, prices }) => ({
        id,
        name: name[language],
        price: moneyIn(currency)(prices[currency]),
      })),
    }),
  orderCreated: (order) => json(201, orderSummary(order)),
  paymentStarted: (order, reader) => json(201, startedPayment(order, reader)),
  messageStored: () => ({ status: 201 }),
  contactInfo: () =>
    json(200, {
      name: "Cizí pneu s.r.o.",
      phone: "+420 387 123 456",
      email: "obchod@cizi.example",
      address: "Lannova 1, 370 01 České Budějovice",
      opening_hours: "Mo-Fr 08:00-17:00",
      map_url: "https://maps.example/cizi-pneu",
      company_id: "00000027",
      vat_id: "CZ00000027",
    }),
  refused: ({ reason, detail }, reader: Reader) => problemAnswer(statusOfReason[reason], reason, reader, detail),
  unknownPath: (reader) => problemAnswer(404, "not_found", reader),
  failed: failedProblem,
});

/** The documented shapes of the specification's calls, and no field beyond them. */
export const api = apiShape(({ code }) => code);
