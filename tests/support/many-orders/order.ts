import { createHash } from "node:crypto";
import { chance, pick } from "@/lib/backend/catalogue/demonstration/chance";
import { dispatchDate, estimateOfLeaving } from "@/lib/domain/delivery-estimate";
import { type OrderState, orderStates } from "@/lib/domain/order";
import { orderNumber } from "@/lib/domain/order-number";
import type { PaymentState } from "@/lib/domain/payment";
import { type PaymentMethodId, paymentKind } from "@/lib/domain/payment-methods";
import { vatRate } from "@/lib/domain/vat";
import { personOf } from "@/tests/support/many-orders/people";

export type ManyOrders = {
  /** The same seed makes the same orders. */
  seed: string;
  count: number;
  /** The moment just after the last of them. */
  now: Date;
  staffId: number;
  productIds: readonly [number, ...number[]];
};

/** How many of the latest orders are still to leave, how many behind them are on their way: the same in every archive. */
const waiting = { open: 600, sent: 300 };
/** From one order to the next, ms: a hundred thousand in three years. */
const apart = 946_000;

function uuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function stateOf(seed: string, order: number, age: number): OrderState {
  const drawn = chance(seed, "state", order);
  if (age < waiting.open) return drawn < 0.45 ? "placed" : drawn < 0.75 ? "confirmed" : "packed";
  if (age < waiting.open + waiting.sent) return "shipped";
  return drawn < 0.93 ? "delivered" : drawn < 0.98 ? "cancelled" : "returned";
}

/** What became of the money; of the last five thousand orders a few of a hundred are as they should not be. */
function paymentOf(seed: string, order: number, age: number, status: OrderState, id: PaymentMethodId): PaymentState {
  const drawn = chance(seed, "paid", order);
  const strange = age < 5_000 && drawn < 0.02;
  if (status === "delivered") return strange ? "pending" : "paid";
  if (status === "cancelled") return strange || drawn > 0.98 ? "paid" : drawn < 0.3 ? "failed" : "pending";
  if (status === "returned") return "refunded";
  if (paymentKind(id) === "on_delivery") return "pending";
  return status === "placed" && drawn < 0.6 ? "pending" : "paid";
}

function holdOf(seed: string, order: number, status: OrderState) {
  const drawn = chance(seed, "hold", order);
  if (!["placed", "confirmed", "packed"].includes(status) || drawn > 0.2) return null;
  return drawn < 0.13 ? "supplier" : pick(["customer", "payment", "address", "other"] as const, seed, "why", order);
}

/** The states an order has gone through. A cancelled one had been confirmed, a returned one was delivered. */
function statesTo(status: OrderState): OrderState[] {
  const way = orderStates.filter((state) => state !== "cancelled" && state !== "returned");
  if (status === "cancelled") return ["placed", "confirmed", "cancelled"];
  if (status === "returned") return [...way, "returned"];
  return way.slice(0, way.indexOf(status) + 1);
}

const paymentsTo = (status: PaymentState): PaymentState[] =>
  status === "pending" ? ["pending"] : status === "refunded" ? ["pending", "paid", "refunded"] : ["pending", status];

/** An order with everything that belongs to it, as rows of its tables: its history follows the tables of transitions. */
export function orderOf({ seed, count, now, staffId, productIds }: ManyOrders, order: number) {
  const age = count - 1 - order;
  const placed = new Date(now.getTime() - (age + 1) * apart);
  const country = chance(seed, "country", order) < 0.7 ? "CZ" : "SK";
  const methodId = `${pick(["courier", "courier", "fitter", "pickup"], seed, "way", order)}_${country.toLowerCase()}`;
  const payment_id = pick(["cash_on_delivery", "bank_transfer", "card"] as const, seed, "payment", order);
  const status = stateOf(seed, order, age);
  const payment_status = paymentOf(seed, order, age, status, payment_id);
  const hold = holdOf(seed, order, status);
  const id = uuid(`${seed} ${order}`);
  const number = orderNumber(placed.getUTCFullYear(), order + 1);
  const leave_by = dispatchDate({ dispatchDays: Math.floor(chance(seed, "days", order) * 4), now: placed });
  const estimate = estimateOfLeaving(methodId, leave_by);
  const lines = Array.from({ length: chance(seed, "lines", order) < 0.1 ? 2 : 1 }, (_, position) => ({
    ...{ order_id: id, position, product_id: pick(productIds, seed, "tyre", order, position), image: "/tyre.webp" },
    ...{ name: `Testa Grip ${position + 1}`, size: "205/55 R16 91H", quantity: position === 0 ? 4 : 2 },
    unit_price: 100_000 + 100 * Math.floor(chance(seed, "price", order, position) * 2_000),
  }));
  const subtotal = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const after = (hours: number) => new Date(placed.getTime() + hours * 3_600_000).toISOString();
  const moves = statesTo(status);
  const event = (kind: "order" | "payment", state: string, step: number) => {
    const byStaff = kind === "order" && step > 0;
    const [actor, staff_id] = byStaff ? ["staff", staffId] : ["system", null];
    return { order_id: id, kind, state, at: after(step * 5), actor, staff_id };
  };
  const rate = vatRate(country);
  const parcel = ["packed", "shipped", "delivered", "returned"].includes(status);
  return {
    customer_order: [
      {
        ...{ id, number, idempotency_key: `${seed}-${order}`, request_hash: id, status, payment_status },
        ...{ placed_at: placed.toISOString(), language: country === "CZ" ? "cs" : "sk" },
        ...{ currency: country === "CZ" ? "CZK" : "EUR", ...personOf(seed, order, country) },
        ...{ delivery_id: methodId, delivery_price: 0, estimate_from: estimate.from, estimate_to: estimate.to },
        ...{ payment_id, payment_price: 0, subtotal, total: subtotal, vat_rate: rate },
        ...{ vat_amount: subtotal - Math.round((subtotal * 100) / (100 + rate)), leave_by, hold, hold_until: null },
        revision: moves.length - 1,
      },
    ],
    order_line: lines,
    order_event: [
      ...moves.map((state, step) => event("order", state, step)),
      ...paymentsTo(payment_status).map((state, step) => event("payment", state, step)),
    ],
    audit_log: moves.slice(1).map((to, step) => ({
      at: after((step + 1) * 5),
      actor: "staff",
      staff_id: staffId,
      action: "order_moved",
      subject: "order",
      subject_id: number,
      details: JSON.stringify({ from: moves[step], to }),
    })),
    order_note:
      chance(seed, "note", order) < 0.08
        ? [{ order_id: id, staff_id: staffId, text: "Volat před doručením.", at: after(1) }]
        : [],
    shipment: parcel
      ? [
          {
            ...{
              id: uuid(`${seed} parcel ${order}`),
              order_id: id,
              carrier: pick(["dpd", "ppl", "gls"], seed, "carrier", order),
            },
            ...{ parcels: 2, weight_g: 20_000, tracking: `{${String(40_000_000_000 + order)}}` },
            ...{ state: status === "packed" ? "made" : status === "shipped" ? "handed" : "delivered" },
            ...{ made_by: staffId, made_at: after(10), handed_at: status === "packed" ? null : after(15) },
          },
        ]
      : [],
  };
}
