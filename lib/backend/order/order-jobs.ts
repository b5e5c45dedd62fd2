import { z } from "zod";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { invitationDelayMs } from "@/lib/domain/review";

/** The payload of a job about an order. `again`: the staff want a mail sent that was sent before. */
export const orderPayload = z.object({ order_id: z.uuid(), again: z.literal(true).optional() });
export type OrderPayload = z.infer<typeof orderPayload>;

/** The one mail that asks the buyer of a delivered order for reviews; its content is in `review/mails`. */
export const reviewInvitationJob = { task: "review_invitation", payload: orderPayload };

/** The key of that mail's job, by which it is taken back. */
export const reviewInvitationKey = (orderId: string): string => `${reviewInvitationJob.task} ${orderId}`;

/** Queues that mail inside the transaction of the delivery. */
export async function queueReviewInvitation(tx: Executor, orderId: string, deliveredAt: Date): Promise<void> {
  const at = new Date(deliveredAt.getTime() + invitationDelayMs);
  await enqueue(tx, reviewInvitationJob, { order_id: orderId }, reviewInvitationKey(orderId), at);
}
