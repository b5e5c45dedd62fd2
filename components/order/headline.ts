import type { Order } from "@/lib/contract/checkout";

/** Does the shop still wait for money that has to come before the tyres leave? */
export function awaitsTransfer({ payment, payment_status, status }: Order): boolean {
  return payment.bank_transfer !== null && payment_status === "pending" && status !== "cancelled";
}

/** What the page says first, by how far the order is. */
export function headlineOf(order: Order) {
  switch (order.status) {
    case "cancelled":
    case "returned":
    case "delivered":
    case "shipped":
      return order.status;
    default:
      return awaitsTransfer(order) ? "to_pay" : "preparing";
  }
}
