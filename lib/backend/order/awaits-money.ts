import type { StoredOrder } from "@/lib/backend/order/load-order";
import { paymentKind } from "@/lib/domain/payment-methods";

/** Does the shop wait for an order's money before it sends it? What the merchant has confirmed, it has taken over. */
export const awaitsMoney = ({ paymentId, paymentStatus, status }: StoredOrder) =>
  paymentKind(paymentId) !== "on_delivery" && paymentStatus === "pending" && status === "placed";
