import { callersCart, cartCallerOf } from "@/lib/backend/cart/callers-cart";
import { cartLines } from "@/lib/backend/cart/cart-rows";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { createOrder } from "@/lib/backend/order/checkout/create-order";
import { goodsTotal, pricedDeliveries } from "@/lib/backend/order/checkout/quote";
import { howToPay } from "@/lib/backend/order/how-to-pay";
import { loadOrder } from "@/lib/backend/order/load-order";
import { deliveryName, paymentName } from "@/lib/backend/order/names";
import { orderFor } from "@/lib/backend/order/order-access";
import { payableOrder } from "@/lib/backend/order/order-page";
import { orderToken } from "@/lib/backend/order/order-token";
import { paymentLedger } from "@/lib/backend/order/payment-ledger";
import { presentOrder } from "@/lib/backend/order/present-order";
import { withdrawnPart } from "@/lib/backend/order/withdrawn";
import { offeredMethods, onlineMethods, paymentOffers, providerOf } from "@/lib/backend/payments/providers";
import { readConfig } from "@/lib/config";
import { deliveryMethod, isDeliveryMethodId } from "@/lib/domain/delivery";
import { guessedCountry } from "@/lib/domain/guessed-country";
import { moneyOf } from "@/lib/domain/money";
import { paymentKind, paymentMethods } from "@/lib/domain/payment-methods";
import { nearPickupPoints } from "@/lib/domain/pickup-points";

export const checkoutHandlers: Handlers<
  | "GET /checkout/shipping-methods"
  | "GET /checkout/pickup-points"
  | "GET /checkout/payment-methods"
  | "POST /checkout/create-order"
  | "POST /checkout/{id}/payments"
  | "GET /checkout/{id}"
> = {
  "GET /checkout/shipping-methods": async ({ query: { country } }, context) => {
    const { currency, language, now } = context;
    const cart = await callersCart(database(), await cartCallerOf(context), false);
    const lines = cart ? await cartLines(database(), cart.id) : [];
    const data = pricedDeliveries(lines, country, currency, now).map(({ method: { id, type }, price, estimate }) => ({
      id,
      type,
      name: deliveryName(id, language),
      price,
      estimate,
    }));
    return { status: 200, body: { data } };
  },

  "GET /checkout/pickup-points": ({ query: { method, q, near } }) => {
    if (!isDeliveryMethodId(method) || deliveryMethod(method).type !== "parcelshop") throw new ApiProblem("not_found");
    return { status: 200, body: { data: nearPickupPoints(method, q, near) } };
  },

  "GET /checkout/payment-methods": async ({ query }, context) => {
    const { currency, language } = context;
    const cart = await callersCart(database(), await cartCallerOf(context), false);
    const delivery = query.delivery !== undefined && isDeliveryMethodId(query.delivery) ? query.delivery : null;
    const offers = await paymentOffers(currency);
    const offered = offeredMethods(offers);
    const situation = {
      currency,
      country: query.country ?? guessedCountry({ language, currency }),
      delivery: delivery && deliveryMethod(delivery).type,
      online: onlineMethods(offers),
      goods: cart && goodsTotal(await cartLines(database(), cart.id), currency),
      cashLimits: readConfig().cashLimits,
    };
    const data = paymentMethods(situation).map(({ id, price }) => ({
      id,
      name: paymentName(id, language),
      price,
      ...(paymentKind(id) === "online" && { test: offered.get(id)?.test }),
    }));
    return { status: 200, body: { data } };
  },

  "POST /checkout/create-order": async ({ headers, body }, context) => {
    await limitAddress(limits.order, context);
    const id = await createOrder(headers["idempotency-key"], body, context);
    const order = await loadOrder(database(), id);
    if (!order) throw new Error(`The order ${id} was not found right after it was placed.`);
    return {
      status: 201,
      body: {
        id,
        number: order.number,
        token: await orderToken(database(), id),
        status: order.status,
        payment_status: order.paymentStatus,
        total: moneyOf(order.total, order.currency),
      },
    };
  },

  "POST /checkout/{id}/payments": async ({ path, body }, context) => {
    await limitAddress(limits.payment, context);
    const order = await orderFor(path.id, body.token, context);
    const provider = await providerOf(order);
    const { bank_transfer: transfer } = await howToPay(order, order.language);
    const over = withdrawnPart(order) === "whole";
    const page = over ? null : await provider.begin?.(await payableOrder(order), paymentLedger, context.now);
    // Beginning a payment may have found out that it is paid already.
    const { paymentStatus: status } = (page === null && (await loadOrder(database(), order.id))) || order;
    const ways = { ...(transfer && { bank_transfer: transfer }), ...(page && { redirect_url: page }) };
    return { status: 201, body: { status, ...ways } };
  },

  "GET /checkout/{id}": async ({ path, query }, context) => {
    const order = await orderFor(path.id, query.token, context);
    return { status: 200, body: await presentOrder(order, context.language) };
  },
};
