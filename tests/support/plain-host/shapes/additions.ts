import { addedCalls, specifiedCalls } from "../call-names";
import type { Order } from "../model";
import { apiShape, orderSummary } from "./api";
import { vatWithin } from "./api-cart";
import { moneyIn } from "./api-payment";
import type { Shape } from "./shape";

const productId: Shape["productId"] = ({ number }) => number;

/** One line of the user's own orders. */
function listed(order: Order) {
  const { token: _, ...summary } = orderSummary(order);
  return { ...summary, placed_at: new Date(order.placedAt).toISOString() };
}

function whole(order: Order) {
  const { currency, language, delivery, payment } = order;
  const money = moneyIn(currency);
  const vat = vatWithin(order.total);
  return {
    ...listed(order),
    lines: order.lines.map(({ tyre, quantity, unitPrice }) => ({
      product_id: productId(tyre),
      name: tyre.name[language],
      quantity,
      unit_price: money(unitPrice),
      total: money(unitPrice * quantity),
    })),
    vat: { rate: vat.rate, amount: money(vat.amount) },
    delivery: {
      id: delivery.code,
      type: delivery.type,
      name: delivery.name[language],
      price: money(delivery.prices[currency]),
    },
    payment: { id: payment.id, name: payment.name[language], price: money(payment.prices[currency]) },
    history: [{ kind: "order", state: "placed", at: new Date(order.placedAt).toISOString() }],
  };
}

/** The documented shapes with the documented additions for account and orders; product ids are integers. */
export const additions: Shape = {
  ...apiShape(productId),
  calls: [...specifiedCalls, ...addedCalls],
  order: (order) => ({ status: 200, body: whole(order) }),
  orders: (list) => ({ status: 200, body: { data: list.map(listed) } }),
};
