import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { deliveredAt } from "@/lib/backend/order/history";
import { loadOrder, type StoredOrder } from "@/lib/backend/order/load-order";
import { type Statement, withdrawnPart, withdrawnPieces } from "@/lib/backend/order/withdrawn";
import type { Withdrawal } from "@/lib/contract/withdrawal";
import { isInTime, lastDayToWithdraw, whyNotWithdrawable } from "@/lib/domain/withdrawal";

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

/** A withdrawal with its order; `null` when there is none. */
export async function loadWithdrawal(db: Executor, id: string): Promise<StoredWithdrawal | null> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id));
  const order = row && (await loadOrder(db, row.orderId));
  return row && order ? { ...row, order } : null;
}

/** The withdrawals from an account's orders, oldest first, for the export. */
export async function exportedWithdrawals(db: Executor, accountId: number): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ withdrawal, orderNumber: customerOrder.number })
    .from(withdrawal)
    .innerJoin(customerOrder, eq(customerOrder.id, withdrawal.orderId))
    .where(eq(customerOrder.accountId, accountId))
    .orderBy(withdrawal.submittedAt);
  return rows.map(({ withdrawal: row, orderNumber }) => ({
    number: row.number,
    order_number: orderNumber,
    submitted_at: row.submittedAt.toISOString(),
    name: row.name,
    email: row.email,
    lines: row.lines,
    part: row.part,
    reason: row.reason,
    state: row.state,
    refund_due_on: row.refundDueOn,
    goods_back_on: row.goodsBackOn,
    inspected_on: row.inspectedOn,
    deduction: row.deduction,
    deduction_reason: row.deductionReason,
    refusal: row.refusal,
    settled_on: row.settledOn,
  }));
}

/** Most statements about one order: each is mailed to the shop and to the consumer. */
const maxStatements = 10;

/**
 * Refuses a withdrawal from a contract that has ended: of a cancelled or returned order, or a second one of the same goods. A part in
 * the consumer's own words is compared literally.
 * @throws ApiProblem `invalid` naming the lines, or the order when nothing of it is left
 */
export function checkWithdrawable(order: StoredOrder, { lines, part }: Pick<Statement, "lines" | "part">): void {
  const reason = whyNotWithdrawable({ status: order.status, withdrawn: withdrawnPart(order) });
  const isRepeated =
    part !== null && order.withdrawals.some((before) => before.state !== "refused" && before.part === part);
  const isOver = order.withdrawals.length >= maxStatements;
  const ended = reason ?? (isRepeated ? "withdrawn" : isOver ? "too_many" : null);
  if (ended) throw new ApiProblem("invalid", { errors: [{ path: "order_number", code: ended }] });
  const gone = withdrawnPieces(order);
  const errors: FieldError[] = [];
  for (const [index, { product_id, quantity }] of (lines ?? []).entries()) {
    const ordered = order.lines.find(({ productId }) => productId === product_id)?.quantity ?? 0;
    if (quantity > ordered - (gone.get(product_id) ?? 0))
      errors.push({ path: `lines.${index}.quantity`, code: "withdrawn" });
  }
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
}
