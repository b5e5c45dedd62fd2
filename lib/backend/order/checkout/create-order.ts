import { randomUUID } from "node:crypto";
import { type CartCaller, callersCart, cartCallerOf } from "@/lib/backend/cart/callers-cart";
import { cartLines, type StoredCartLine } from "@/lib/backend/cart/cart-rows";
import { clearCart } from "@/lib/backend/cart/change-cart";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { checkBounds } from "@/lib/backend/order/checkout/open-orders";
import { type OrderFields, orderFields } from "@/lib/backend/order/checkout/order-fields";
import { countPieces, piecesOf } from "@/lib/backend/order/checkout/ordered-pieces";
import { goodsTotal, orderSums, type PricedDelivery, pricedDeliveries } from "@/lib/backend/order/checkout/quote";
import { repeatedOrder, requestHash } from "@/lib/backend/order/checkout/repeated-order";
import { snapshotLines } from "@/lib/backend/order/checkout/snapshot-lines";
import { takeStock } from "@/lib/backend/order/checkout/take-stock";
import { writeOrder } from "@/lib/backend/order/checkout/write-order";
import { queueOrderMail } from "@/lib/backend/order/mails/queue-order-mail";
import { orderOwner } from "@/lib/backend/order/order-owner";
import { queuePaymentDeadline } from "@/lib/backend/order/unpaid-orders";
import { fitsMethod, onlineMethods, type PaymentOffer, paymentOffers } from "@/lib/backend/payments/providers";
import { allocate } from "@/lib/backend/supply/allocate";
import { claimTyres } from "@/lib/backend/supply/claim-tyres";
import { sourcesOf } from "@/lib/backend/supply/sources";
import type { OrderRequest } from "@/lib/contract/checkout";
import type { Money } from "@/lib/domain/money";

function checkExpected(expected: Money | null, total: Money): void {
  if (expected && (expected.amount !== total.amount || expected.currency !== total.currency)) {
    throw new ApiProblem("price_changed");
  }
}

function checkPayment({ payment }: OrderFields, total: Money, offers: readonly PaymentOffer[]): void {
  if (!fitsMethod(offers, payment.id, total))
    throw new ApiProblem("invalid", { errors: [{ path: "payment.id", code: "payment" }] });
}

function deliveryFor(fields: OrderFields, lines: readonly StoredCartLine[], context: Context): PricedDelivery {
  const possible = pricedDeliveries(lines, fields.destination.country, context.currency, context.now);
  const chosen = possible.find(({ method }) => method.id === fields.method.id);
  if (!chosen) throw new ApiProblem("invalid", { errors: [{ path: "delivery.id", code: "delivery" }] });
  return chosen;
}

/** Everything that placing an order changes, in one transaction. */
async function place(
  tx: Executor,
  caller: CartCaller,
  key: string,
  request: OrderRequest,
  fields: OrderFields,
  counted: number,
  context: Context & { offers: readonly PaymentOffer[] },
): Promise<{ id: string; isNew: boolean }> {
  const cart = await callersCart(tx, caller, true);
  const hash = requestHash(request, cart?.id ?? null, context.currency);
  const known = await repeatedOrder(tx, key, hash);
  if (known) return { id: known, isNew: false };
  const wanted = cart ? await cartLines(tx, cart.id) : [];
  if (!cart || wanted.length === 0) throw new ApiProblem("cart_empty");
  await claimTyres(
    tx,
    wanted.map((line) => line.productId),
  );
  const lines = await cartLines(tx, cart.id);
  const onSale = lines.filter(({ active }) => active);
  const sources = await sourcesOf(tx, onSale);
  const unsupplied = lines.filter(({ productId }) => !sources.has(productId));
  await takeStock(tx, unsupplied);
  const leaving = lines.map((line) => {
    const { days = 0 } = sources.get(line.productId) ?? {};
    return { ...line, dispatchDays: Math.max(days, line.dispatchDays) };
  });
  const delivery = deliveryFor(fields, leaving, context);
  const goods = goodsTotal(lines, context.currency);
  const sums = orderSums(goods, delivery.price, fields.payment.price, fields.destination.country);
  checkExpected(fields.expectedTotal, sums.total);
  if (piecesOf(lines) > counted) throw new ApiProblem("price_changed"); // the cart has grown since its pieces were counted
  await checkBounds(tx, fields, piecesOf(lines), sums.total);
  checkPayment(fields, sums.total, context.offers);
  const id = randomUUID();
  const accountId = await orderOwner(tx, caller.accountId, fields.email);
  const order = { id, accountId, idempotencyKey: key, requestHash: hash, fields, delivery, goods, ...sums };
  const written = (await snapshotLines(tx, lines, context.currency)).map((line, position) => {
    const { landed = null } = sources.get(line.productId) ?? {};
    return { ...line, position, cost: landed, costCurrency: landed === null ? null : ("CZK" as const) };
  });
  if (!(await writeOrder(tx, { ...order, lines: written }, context))) {
    throw new ApiProblem("key_reused"); // equal requests wait for the cart's lock, so this one asked for something else
  }
  await allocate(tx, id, written, sources, context.now);
  await clearCart(tx, cart, context.now);
  await queueOrderMail(tx, id);
  await queuePaymentDeadline(tx, { id, paymentId: fields.payment.id, placedAt: context.now });
  return { id, isNew: true };
}

/**
 * Places the order for the caller's cart: stock taken, cart emptied, mail queued, all or nothing. The same key with the same
 * request gives the same order again.
 * @returns the order's id
 * @throws ApiProblem `invalid`, also above a bound of the shop's, `cart_empty`, `out_of_stock`, `price_changed`, `key_reused`,
 *   `too_many` for an address that has ordered too many pieces
 */
export async function createOrder(key: string, request: OrderRequest, context: Context): Promise<string> {
  const offers = await paymentOffers(context.currency);
  const fields = orderFields(request, context.currency, onlineMethods(offers));
  const caller = await cartCallerOf(context);
  const { pieces, giveBack } = await countPieces(caller, context);
  let placed = { id: "", isNew: false };
  try {
    placed = await retriedTransaction((tx) => place(tx, caller, key, request, fields, pieces, { ...context, offers }));
    return placed.id;
  } finally {
    if (!placed.isNew) await giveBack();
  }
}
