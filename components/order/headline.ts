import type { Order } from "@/lib/contract/order";

/** Does the shop still wait for money that has to come before the tyres leave? */
export function awaitsTransfer({ payment, payment_status, status }: Order): boolean {
  return payment.bank_transfer !== null && payment_status === "pending" && status !== "cancelled";
}

/** Is the order still to be paid by card, by the shopper and here? */
function awaitsCard({ payment }: Order): boolean {
  return payment.card !== null && !payment.card.processing;
}

/** The headline of the page, by the order's state. */
export function headlineOf(order: Order) {
  switch (order.status) {
    case "cancelled":
    case "returned":
    case "delivered":
    case "shipped":
      return order.status;
    default:
      if (order.withdrawn === "whole") return "withdrawn";
      if (order.payment.card?.processing) return "checking";
      return awaitsTransfer(order) || awaitsCard(order) ? "to_pay" : "preparing";
  }
}
