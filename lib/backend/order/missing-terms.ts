import { and, asc, eq, isNull } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { lockedOrder } from "@/lib/backend/order/change-state";
import { queuePaymentDeadline } from "@/lib/backend/order/unpaid-orders";
import { readConfig } from "@/lib/config";
import { transferReminder, transferTerm } from "@/lib/domain/transfer-payment";

const waiting = and(
  eq(customerOrder.paymentId, "bank_transfer"),
  eq(customerOrder.paymentStatus, "pending"),
  eq(customerOrder.status, "placed"),
  isNull(customerOrder.payBy),
);

/**
 * Gives unpaid transfer orders that were placed before terms existed a term. Since the shopper was told of none, the term
 * counts from now, unless one counted from the order leaves time for a reminder.
 */
export async function addMissingTerms(now: Date): Promise<void> {
  const { transferDays } = readConfig();
  const { id, paymentId, placedAt } = customerOrder;
  const orders = await database()
    .select({ id, paymentId, placedAt })
    .from(customerOrder)
    .where(waiting)
    .orderBy(asc(placedAt));
  for (const order of orders) {
    const since = transferReminder(transferTerm(order.placedAt, transferDays)) > now ? order.placedAt : now;
    await retriedTransaction(async (tx) => {
      await lockedOrder(tx, order.id);
      const [still] = await tx
        .select({ id })
        .from(customerOrder)
        .where(and(waiting, eq(id, order.id)));
      if (still) await queuePaymentDeadline(tx, order, since);
    });
  }
}
