import type { StoredOrder } from "@/lib/backend/order/load-order";
import { withdrawnPart } from "@/lib/backend/order/withdrawn";
import { paymentKind } from "@/lib/domain/payment-methods";

/** Does the shop wait for an order's money before it sends it? An order that the merchant has confirmed no longer waits. */
export const awaitsMoney = ({
  paymentId,
  paymentStatus,
  status,
}: Pick<StoredOrder, "paymentId" | "paymentStatus" | "status">) =>
  paymentKind(paymentId) !== "on_delivery" && paymentStatus === "pending" && status === "placed";

/** May its buyer be asked to pay it? Not once they have withdrawn from the whole of it. */
export const mayBeAskedToPay = (order: StoredOrder) => awaitsMoney(order) && withdrawnPart(order) !== "whole";
