import type { OrderState } from "@/lib/domain/order";
import type { PaymentState } from "@/lib/domain/payment";
import type { WithdrawnPart } from "@/lib/domain/withdrawal";

type Told = { payment: PaymentState | null; withdrawn: WithdrawnPart | null };

/**
 * What a shopper is told of an order beside its state. Nobody waits for the payment of an order that was cancelled, returned or withdrawn from,
 * and what was returned needs no word of its withdrawal.
 */
export function whatIsToldOf(order: {
  status: OrderState;
  payment_status: PaymentState;
  withdrawn: WithdrawnPart | null;
}): Told {
  const { status, payment_status, withdrawn } = order;
  const unpaid = payment_status === "pending" || payment_status === "failed";
  const over = status === "cancelled" || status === "returned";
  return {
    payment: unpaid && (over || withdrawn === "whole") ? null : payment_status,
    withdrawn: over ? null : withdrawn,
  };
}
