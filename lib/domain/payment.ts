import { DomainError } from "@/lib/domain/domain-error";

export const paymentStates = ["pending", "paid", "refunded", "failed"] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * What may happen to a payment without changing its state; kept in the order's history. `refund_due`: money came that is to go
 * back, `mismatch`: another amount was paid than agreed, `part_refunded`, `disputed`: the card's holder asks the bank for it back.
 */
export const paymentNotes = ["refund_due", "mismatch", "part_refunded", "disputed"] as const;
export type PaymentNote = (typeof paymentNotes)[number];

/**
 * Where a payment may go from each state. A declined card leaves it pending, to be tried again; failed is the end of it.
 * Source: decisions, "Checkout and orders".
 */
export const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  pending: ["paid", "failed"],
  paid: ["refunded"],
  refunded: [],
  failed: [],
};

/** May a payment go from one state to the other? */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to);
}

/**
 * The order with its payment in state `to`, everything else untouched.
 * @throws DomainError `payment_transition` for a move that is not in the table
 */
export function movePayment<Order extends { payment_status: PaymentState }>(order: Order, to: PaymentState): Order {
  if (!canMovePayment(order.payment_status, to)) {
    throw new DomainError("payment_transition", `A payment cannot go from ${order.payment_status} to ${to}.`);
  }
  return { ...order, payment_status: to };
}
