import type { PaymentState } from "@/lib/domain/payment";
import { paymentKind } from "@/lib/domain/payment-methods";

/** Is the money of an order to be collected when the goods are handed over? */
export function isCollected({ id, status }: { id: string; status: PaymentState }): boolean {
  return paymentKind(id) === "on_delivery" && status === "pending";
}
