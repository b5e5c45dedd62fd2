import { eq } from "drizzle-orm";
import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { orderIdOf } from "@/lib/backend/admin/orders/locate-order";
import { possibleMails, queueAgain } from "@/lib/backend/admin/orders/possible-mails";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import type { OrderMailKind } from "@/lib/domain/admin/order-mail";

/**
 * Sends a mail of an order again, at once: nothing is changed by it that could be taken back.
 * @throws ApiProblem `not_found`, `not_possible` for a mail that the order's state does not allow, `too_many`, `key_reused`
 */
export async function mailAgain(
  key: string,
  number: string,
  kind: OrderMailKind,
  context: StaffContext,
): Promise<void> {
  const queue = () =>
    retriedTransaction(async (tx) => {
      const id = await orderIdOf(tx, number);
      const of = eq(customerOrder.id, id ?? "");
      const [order] = id ? await tx.select().from(customerOrder).where(of).for("update") : [];
      if (!order) throw new ApiProblem("not_found");
      if (!(await possibleMails(tx, order)).includes(kind)) throw new ApiProblem("not_possible");
      await queueAgain(tx, order, kind);
      const details = { mail: kind };
      await noted(tx, callerOf(context), { action: "order_mailed", subject: "order", subjectId: number, details });
    });
  await oncePerKey(context, key, ["mail", number, kind], async () => {
    await limitAttempts([limits.orderMail, number]);
    await queue();
    return { kind };
  });
}
