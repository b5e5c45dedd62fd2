import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/database/executor";
import { type OrderMailKind, orderMailKinds } from "@/lib/backend/mail/order-mail-kinds";

/** The worker's name for a mail of an order. */
export const orderMailTask = (kind: OrderMailKind) => `order_mail_${kind}`;

/**
 * Queues both mails of an order. Inside the order's transaction: an order and its mail are there together or not at all.
 * The key keeps a second job for the same mail from being queued.
 */
export async function queueOrderMail(tx: Executor, orderId: string): Promise<void> {
  for (const kind of orderMailKinds) {
    const payload = JSON.stringify({ order_id: orderId });
    const key = `${orderMailTask(kind)} ${orderId}`;
    await tx.execute(
      sql`select graphile_worker.add_job(${orderMailTask(kind)}, payload => ${payload}::json, job_key => ${key})`,
    );
  }
}
