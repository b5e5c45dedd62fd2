import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { estimateIfPaid, leaveBy } from "@/lib/domain/delivery-estimate";
import { paymentKind } from "@/lib/domain/payment-methods";

type Waiting = Pick<
  StoredOrder,
  "deliveryId" | "estimateFrom" | "estimateTo" | "paymentId" | "placedAt" | "status" | "paymentStatus"
>;

/** Does an order leave only once it is paid, and has it not left? */
const leavesWhenPaid = ({ paymentId, status }: Pick<Waiting, "paymentId" | "status">) =>
  paymentKind(paymentId) !== "on_delivery" && (status === "placed" || status === "confirmed" || status === "packed");

const promisedOf = ({ deliveryId: methodId, placedAt, estimateFrom: from, estimateTo: to }: Waiting) => ({
  methodId,
  placedAt,
  estimate: { from, to },
});

/** When an order arrives; of one that still waits for its money, when it would if it were paid at `now`. */
export function arrivalOf(order: Waiting, now: Date): { from: string; to: string } {
  if (order.paymentStatus === "pending" && leavesWhenPaid(order)) return estimateIfPaid(promisedOf(order), now);
  return { from: order.estimateFrom, to: order.estimateTo };
}

/** Counts the arrival of an order and the day it has to leave from its payment on, within the transaction that stores the payment. */
export async function countArrivalFromPayment(tx: Executor, id: string, paidAt: Date): Promise<void> {
  const [order] = await tx.select().from(customerOrder).where(eq(customerOrder.id, id));
  if (!order || !leavesWhenPaid(order)) return;
  const { from, to } = estimateIfPaid(promisedOf(order), paidAt);
  const leaves = { estimateFrom: from, estimateTo: to, leaveBy: leaveBy(promisedOf(order), paidAt) };
  await tx.update(customerOrder).set(leaves).where(eq(customerOrder.id, id));
}
