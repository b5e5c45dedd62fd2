import { DomainError } from "@/lib/domain/domain-error";

export const orderStates = ["placed", "confirmed", "packed", "shipped", "delivered", "cancelled", "returned"] as const;
export type OrderState = (typeof orderStates)[number];

/** Where an order may go from each state; anything else is refused. Source: decisions, "Checkout and orders". */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  placed: ["confirmed", "cancelled"],
  confirmed: ["packed", "cancelled"],
  packed: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: ["returned"],
  cancelled: [],
  returned: [],
};

/** May an order go from one state to the other? Staying is not a move. */
export function canMoveOrder(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to);
}

/**
 * The order in state `to`, everything else untouched.
 * @throws DomainError `order_transition` for a move that is not in the table
 */
export function moveOrder<Order extends { status: OrderState }>(order: Order, to: OrderState): Order {
  if (!canMoveOrder(order.status, to)) {
    throw new DomainError("order_transition", `An order cannot go from ${order.status} to ${to}.`);
  }
  return { ...order, status: to };
}
