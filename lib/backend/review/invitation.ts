import { queueMail } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { reviewInvitationMail } from "@/lib/backend/review/mails/review-invitation";
import { invitationDelayMs } from "@/lib/domain/review";

/** Queues the one mail that asks the buyer of a delivered order for reviews, inside the transaction of the delivery. */
export async function queueReviewInvitation(tx: Executor, orderId: string, deliveredAt: Date): Promise<void> {
  const at = new Date(deliveredAt.getTime() + invitationDelayMs);
  await queueMail(tx, reviewInvitationMail, { order_id: orderId }, `${reviewInvitationMail.task} ${orderId}`, at);
}
