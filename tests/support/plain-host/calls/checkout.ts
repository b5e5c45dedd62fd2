import { randomBytes, randomUUID } from "node:crypto";
import { type CallRequest, isEmail } from "../call-request";
import type { Answer, Order } from "../model";
import { readerOf } from "../reader";
import { Refusal } from "../refusal";
import { deliveries } from "../tyres";
import { cartOf } from "./cart";

type Id = string | number;

/**
 * The first value in a payload whose name, without case and separators, is `name`. A host cannot know how deep the shop puts it,
 * nor whether it is the id itself or an object with one.
 */
function findField(value: unknown, name: RegExp): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value);
  const here = entries.find(([key]) => name.test(key.toLowerCase().replace(/[-_]/g, "")));
  if (here) return here[1];
  for (const [, inner] of entries) {
    const found = findField(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function idIn(value: unknown): Id | undefined {
  if (typeof value === "string" || typeof value === "number") return value;
  const inner = findField(value, /^id$/) ?? findField(value, /^(method|option)(id)?$/);
  return inner === undefined ? undefined : idIn(inner);
}

function findId(value: unknown, name: RegExp): Id | undefined {
  return idIn(findField(value, name));
}

/** The ways of delivery to a country: Slovakia, or Czechia for anything else. */
export function shippingMethods(request: CallRequest): Answer {
  const country = request.query.get("country")?.toUpperCase() === "SK" ? "SK" : "CZ";
  const list = deliveries.filter((delivery) => delivery.country === country);
  return request.shape.deliveries(list, readerOf(request));
}

/** The ways to pay. */
export function paymentMethods(request: CallRequest): Answer {
  return request.shape.paymentMethods(request.shape.payments, readerOf(request));
}

function checkedRequest(request: CallRequest) {
  const { body, shape, state, session } = request;
  const deliveryId = findId(body, /^(delivery|shipping)(method|option)?(id)?$/);
  const paymentId = findId(body, /^payment(method|option)?(id)?$/);
  const delivery = deliveries.find((one) => String(shape.deliveryId(one)) === String(deliveryId));
  const payment = shape.payments.find(({ id }) => String(id) === String(paymentId));
  const user = state.users.find(({ id }) => id === session?.userId);
  const email = findField(body, /^email$/) ?? user?.email;
  const fields: Record<string, string> = {};
  if (typeof email !== "string" || !isEmail(email)) fields.email = "The email must be a valid email address.";
  if (!delivery) fields.delivery = "The selected delivery is invalid.";
  if (!payment) fields.payment = "The selected payment is invalid.";
  if (!delivery || !payment || fields.email) throw new Refusal("invalid", { fields });
  return { delivery, payment };
}

/** The order of the caller's cart, which is empty afterwards; the stock goes down. */
export function createOrder(request: CallRequest): Answer {
  const { state, shape, headers, language, currency, session, body } = request;
  const key = shape.versionedCarts ? headers["idempotency-key"]?.toString() : undefined;
  const repeated = key === undefined ? undefined : state.orders.find((order) => order.idempotencyKey === key);
  if (repeated) return shape.orderCreated(repeated, readerOf(request));
  const cart = cartOf(request);
  if (cart.lines.length === 0) throw new Refusal("cart_empty");
  const { delivery, payment } = checkedRequest(request);
  const short = cart.lines.find(({ tyre, quantity }) => quantity > tyre.stock);
  if (short) throw new Refusal("out_of_stock", { left: short.tyre.stock });
  for (const { tyre, quantity } of cart.lines) tyre.stock -= quantity;
  const lines = cart.lines.map(({ tyre, quantity }) => ({ tyre, quantity, unitPrice: tyre.prices[currency] }));
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const order: Order = {
    number: 1042 + state.orders.length,
    uuid: randomUUID(),
    token: randomBytes(16).toString("hex"),
    userId: session?.userId,
    idempotencyKey: key,
    placedAt: state.now(),
    language,
    currency,
    lines,
    delivery,
    payment,
    total: goods + delivery.prices[currency] + payment.prices[currency],
    request: body,
    paymentStarted: false,
  };
  state.orders.push(order);
  cart.lines = [];
  cart.version += 1;
  return shape.orderCreated(order, readerOf(request));
}

/** The order of the path's id, in the shape's spelling; where orders have tokens, only for its owner or with its token. */
export function orderOf({ params, state, shape, session, query, body }: CallRequest): Order {
  const order = state.orders.find((one) => String(shape.orderId(one)) === params.id);
  if (!order) throw new Refusal("not_found");
  const own = order.userId !== undefined && order.userId === session?.userId;
  const token = query.get("token") ?? body.token;
  if (shape.orderTokens && !own && token !== order.token) throw new Refusal("not_found");
  return order;
}

/** Begins the payment of an order. */
export function startPayment(request: CallRequest): Answer {
  const order = orderOf(request);
  order.paymentStarted = true;
  return request.shape.paymentStarted(order, readerOf(request));
}
