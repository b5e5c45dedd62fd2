import { database } from "@/lib/backend/kernel/database/connect";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { makeInvitation } from "@/lib/backend/review/invitations";
import { placeOrder } from "@/tests/support/placed-order";

/** Brings an order to its customer. */
export async function deliver(id: string, at: Date): Promise<void> {
  for (const state of ["confirmed", "packed", "shipped", "delivered"] as const) await changeOrderState(id, state, at);
}

/** A delivered order of a tyre and the token of its invitation. The mail itself would come ten days later. */
export async function deliveredOrder({ tyre, at = new Date() }: { tyre?: number; at?: Date } = {}) {
  const order = await placeOrder({}, tyre);
  await deliver(order.id, at);
  const link = await makeInvitation(database(), order.id, at);
  const { lines } = await order.read();
  return { ...order, link, slug: lines[0]?.path?.split("/").at(-1) ?? "" };
}
