import { sql } from "drizzle-orm";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { mayBeAskedToPay } from "@/lib/backend/order/awaits-money";
import { loadOrder } from "@/lib/backend/order/load-order";
import { orderCancelledMail } from "@/lib/backend/order/mails/order-cancelled";
import { orderConfirmation } from "@/lib/backend/order/mails/order-confirmation";
import { orderDelayedMail } from "@/lib/backend/order/mails/order-delayed";
import { orderReadyMail } from "@/lib/backend/order/mails/order-ready";
import { wasSent } from "@/lib/backend/order/mails/order-sent";
import { orderShippedMail } from "@/lib/backend/order/mails/order-shipped";
import { paymentReminderMail } from "@/lib/backend/order/mails/payment-reminder";
import { withdrawnPart } from "@/lib/backend/order/withdrawn";
import type { OrderMailKind } from "@/lib/domain/admin/order-mail";
import type { CancelReason } from "@/lib/domain/admin/order-view";
import { deliveryMethod } from "@/lib/domain/delivery";
import { forgottenEmail } from "@/lib/domain/forgotten-contact";

type Order = typeof customerOrder.$inferSelect;

/** Why somebody of the shop has cancelled an order; `undefined` where it was the clock, which has a mail of its own. */
async function cancelReasonOf(db: Executor, { number }: Order): Promise<CancelReason | null | undefined> {
  const rows = await db.execute<{ reason: CancelReason | null }>(sql`
    select details ->> 'reason' as reason from audit_log
    where subject = 'order' and subject_id = ${number} and action = 'order_moved' and details ->> 'to' = 'cancelled'
      and actor <> 'system' order by id desc limit 1`);
  return rows[0]?.reason;
}

/** Which mails an order's state allows to be sent again; none where its customer's address is deleted. */
export async function possibleMails(db: Executor, order: Order): Promise<OrderMailKind[]> {
  const { id, status, deliveryId, leaveBy, email } = order;
  if (email === forgottenEmail) return [];
  if (status === "cancelled") return (await cancelReasonOf(db, order)) === undefined ? [] : ["cancelled"];
  const collected = deliveryMethod(deliveryId).type === "pickup";
  const open = status === "placed" || status === "confirmed" || status === "packed" ? await loadOrder(db, id) : null;
  const holds: Record<OrderMailKind, boolean> = {
    confirmation: true,
    payment_reminder: order.payBy !== null && open !== null && mayBeAskedToPay(open),
    delayed: open !== null && withdrawnPart(open) !== "whole" && (await wasSent(id, `order_delayed ${leaveBy}`, db)),
    ready: collected && status === "packed",
    shipped: !collected && (status === "shipped" || status === "delivered"),
    cancelled: false,
  };
  return (Object.keys(holds) as OrderMailKind[]).filter((kind) => holds[kind]);
}

/** Queues such a mail within a transaction; one that already waits to be sent again is not queued twice. */
export async function queueAgain(tx: Executor, order: Order, kind: OrderMailKind): Promise<void> {
  const payload = { order_id: order.id, again: true as const };
  const key = `again_${kind} ${order.id}`;
  if (kind === "confirmation") await enqueue(tx, orderConfirmation, payload, key);
  else if (kind === "payment_reminder") await enqueue(tx, paymentReminderMail, payload, key);
  else if (kind === "ready") await enqueue(tx, orderReadyMail, payload, key);
  else if (kind === "shipped") await enqueue(tx, orderShippedMail, payload, key);
  else if (kind === "delayed") await enqueue(tx, orderDelayedMail, { ...payload, leave_by: order.leaveBy }, key);
  else {
    const reason = (await cancelReasonOf(tx, order)) ?? null;
    await enqueue(tx, orderCancelledMail, { ...payload, reason }, key);
  }
}
