import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";

/** The withdrawals from an account's orders, oldest first, as they are handed out. */
export async function exportedWithdrawals(db: Executor, accountId: number): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ withdrawal, orderNumber: customerOrder.number })
    .from(withdrawal)
    .innerJoin(customerOrder, eq(customerOrder.id, withdrawal.orderId))
    .where(eq(customerOrder.accountId, accountId))
    .orderBy(withdrawal.submittedAt);
  return rows.map(({ withdrawal: { number, name, email, lines, part, reason, submittedAt }, orderNumber }) => ({
    number,
    order_number: orderNumber,
    submitted_at: submittedAt.toISOString(),
    name,
    email,
    lines,
    part,
    reason,
  }));
}
