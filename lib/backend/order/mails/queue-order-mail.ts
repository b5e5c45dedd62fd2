import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { orderConfirmation } from "@/lib/backend/order/mails/order-confirmation";
import { orderNotice } from "@/lib/backend/order/mails/order-notice";

/** Queues both mails of a new order, to the shopper and to the shop, inside the order's transaction. */
export async function queueOrderMail(tx: Executor, orderId: string): Promise<void> {
  for (const kind of [orderConfirmation, orderNotice]) {
    await enqueue(tx, kind, { order_id: orderId }, `${kind.task} ${orderId}`);
  }
}
