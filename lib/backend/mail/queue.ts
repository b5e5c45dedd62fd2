import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/database/executor";
import type { AccountMailJob, AccountMailKind } from "@/lib/backend/mail/account-mail-kinds";
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

/** The worker's name for a mail to an account's owner. */
export const accountMailTask = (kind: AccountMailKind) => `account_mail_${kind}`;

/** Queues a mail to the owner of an account. It takes as long whether the address has one or not. */
export async function queueAccountMail(tx: Executor, kind: AccountMailKind, job: AccountMailJob): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${accountMailTask(kind)}, payload => ${JSON.stringify(job)}::json)`,
  );
}
