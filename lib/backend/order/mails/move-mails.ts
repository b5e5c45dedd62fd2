import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Doer } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { orderCancelledMail } from "@/lib/backend/order/mails/order-cancelled";
import { orderDelayedMail } from "@/lib/backend/order/mails/order-delayed";
import { orderReadyMail } from "@/lib/backend/order/mails/order-ready";
import { orderShippedMail } from "@/lib/backend/order/mails/order-shipped";
import type { CancelReason } from "@/lib/domain/admin/order-view";
import { mailWaitsMs } from "@/lib/domain/admin/undo";
import { deliveryMethod } from "@/lib/domain/delivery";
import type { OrderState } from "@/lib/domain/order";

/** When such a mail goes: what a person of the staff has done waits until it cannot be undone any more. */
const sendAt = ({ actor, now }: Doer) => (actor === "staff" ? new Date(now.getTime() + mailWaitsMs) : null);

type Moved = { id: string; status: OrderState; deliveryId: string };

/**
 * Queues the mail that tells the shopper of a move, within its transaction.
 * @returns the key of the job, by which it can be taken back; `null` for a move that no mail tells of
 */
export async function queueMoveMail(
  tx: Executor,
  { id, status, deliveryId }: Moved,
  by: Doer,
  reason: CancelReason | null,
): Promise<string | null> {
  const collected = deliveryMethod(deliveryId).type === "pickup";
  const key = `${status}_mail ${id}`;
  const payload = { order_id: id };
  if (status === "shipped" && !collected) await enqueue(tx, orderShippedMail, payload, key, sendAt(by));
  else if (status === "packed" && collected) await enqueue(tx, orderReadyMail, payload, key, sendAt(by));
  else if (status === "cancelled") await enqueue(tx, orderCancelledMail, { ...payload, reason }, key, sendAt(by));
  else return null;
  return key;
}

/** Queues the mail that an order leaves later. @returns the key of the job */
export async function queueDelayMail(tx: Executor, id: string, day: string, by: Doer): Promise<string> {
  const key = `delayed_mail ${id}`;
  await enqueue(tx, orderDelayedMail, { order_id: id, leave_by: day }, key, sendAt(by));
  return key;
}
