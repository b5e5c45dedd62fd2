import type { StoredOrder } from "@/lib/backend/order/load-order";
import { paymentKind } from "@/lib/domain/payment-methods";

/** Does the shop wait for an order's money before it sends it? An order that the merchant has confirmed no longer waits. */
export const awaitsMoney = ({
  paymentId,
  paymentStatus,
  status,
}: Pick<StoredOrder, "paymentId" | "paymentStatus" | "status">) =>
  paymentKind(paymentId) !== "on_delivery" && paymentStatus === "pending" && status === "placed";
