import type { StoredOrder } from "@/lib/backend/order/load-order";

/** Does the shop wait for an order's transfer? What the merchant has confirmed, it has taken over. */
export const awaitsTransfer = ({ paymentId, paymentStatus, status }: StoredOrder) =>
  paymentId === "bank_transfer" && paymentStatus === "pending" && status === "placed";
