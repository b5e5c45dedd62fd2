import type { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { deliveredAt } from "@/lib/backend/order/history";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import type { Withdrawal } from "@/lib/contract/withdrawal";
import { isInTime, lastDayToWithdraw } from "@/lib/domain/withdrawal";

export type StoredWithdrawal = typeof withdrawal.$inferSelect & { order: StoredOrder };

/** A withdrawal as the API answers it, with the period as it is known now. */
export function presentWithdrawal(stored: StoredWithdrawal): Withdrawal {
  const { order, submittedAt } = stored;
  const delivered = deliveredAt(order);
  const lastDay = delivered && lastDayToWithdraw(delivered, order.country);
  return {
    id: stored.id,
    number: stored.number,
    order_number: order.number,
    submitted_at: submittedAt.toISOString(),
    name: stored.name,
    email: stored.email,
    lines: stored.lines,
    part: stored.part,
    reason: stored.reason,
    last_day: lastDay,
    in_time: isInTime(submittedAt, lastDay),
  };
}
