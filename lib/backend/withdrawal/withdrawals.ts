import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { type WithdrawnLine, withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { deliveredAt } from "@/lib/backend/order/history";
import { loadOrder, type StoredOrder } from "@/lib/backend/order/load-order";
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

/** A statement as it is stored: of the whole order when it names neither lines nor a part. */
type Statement = { lines: WithdrawnLine[] | null; part: string | null };

const isWhole = ({ lines, part }: Statement) => lines === null && part === null;

function piecesWithdrawn(before: readonly Statement[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { product_id, quantity } of before.flatMap(({ lines }) => lines ?? []))
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity);
  return pieces;
}

/**
 * Refuses a second withdrawal from the same contract: lines of earlier statements no longer count. A part in the consumer's
 * own words is compared literally.
 * @returns how many statements there are, the order being locked
 * @throws ApiProblem `invalid` naming the lines, or the order when nothing of it is left
 */
export async function checkNotWithdrawn(tx: Executor, order: StoredOrder, statement: Statement): Promise<number> {
  const before = await tx
    .select({ lines: withdrawal.lines, part: withdrawal.part })
    .from(withdrawal)
    .where(eq(withdrawal.orderId, order.id));
  const gone = piecesWithdrawn(before);
  const allGone = order.lines.every(({ productId, quantity }) => (gone.get(productId) ?? 0) >= quantity);
  const isRepeated = statement.part !== null && before.some(({ part }) => part === statement.part);
  const errors: FieldError[] = [];
  if (before.some(isWhole) || allGone || isRepeated || before.length >= maxStatements)
    errors.push({ path: "order_number", code: "withdrawn" });
  else
    for (const [index, { product_id, quantity }] of (statement.lines ?? []).entries()) {
      const ordered = order.lines.find(({ productId }) => productId === product_id)?.quantity ?? 0;
      if (quantity > ordered - (gone.get(product_id) ?? 0))
        errors.push({ path: `lines.${index}.quantity`, code: "withdrawn" });
    }
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
  return before.length;
}
