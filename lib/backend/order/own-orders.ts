import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { requireUser } from "@/lib/backend/kernel/session/require-user";
import { loadOrder, type StoredOrder } from "@/lib/backend/order/load-order";
import { type Statement, withdrawnPart } from "@/lib/backend/order/withdrawn";
import type { ReplyOf } from "@/lib/contract/contract";
import { moneyOf } from "@/lib/domain/money";

type OrderList = Extract<ReplyOf<"GET /orders">, { status: 200 }>["body"]["data"];

/** An account's orders, the newest first. */
export async function ordersOf(accountId: number): Promise<OrderList> {
  const lines = sql<{ productId: number; quantity: number }[]>`(select coalesce(json_agg(json_build_object(
      'productId', ${orderLine.productId}, 'quantity', ${orderLine.quantity})), '[]')
    from ${orderLine} where ${orderLine.orderId} = customer_order.id)`;
  const withdrawals = sql<Statement[]>`(select coalesce(json_agg(json_build_object(
      'lines', ${withdrawal.lines}, 'part', ${withdrawal.part}, 'state', ${withdrawal.state})), '[]')
    from ${withdrawal} where ${withdrawal.orderId} = customer_order.id)`;
  const rows = await database()
    .select({
      id: customerOrder.id,
      number: customerOrder.number,
      placedAt: customerOrder.placedAt,
      status: customerOrder.status,
      paymentStatus: customerOrder.paymentStatus,
      total: customerOrder.total,
      currency: customerOrder.currency,
      lines,
      withdrawals,
    })
    .from(customerOrder)
    .where(eq(customerOrder.accountId, accountId))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.number));
  return rows.map(({ placedAt, paymentStatus, total, currency, lines: ordered, withdrawals: statements, ...row }) => ({
    ...row,
    withdrawn: withdrawnPart({ lines: ordered, withdrawals: statements }),
    placed_at: placedAt.toISOString(),
    payment_status: paymentStatus,
    total: moneyOf(total, currency),
    tyres: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/**
 * The signed-in user's order of a number; blanks in it do not matter.
 * @throws ApiProblem `unauthorised`, `not_found`, also for somebody else's
 */
export async function ownOrder(number: string, context: Context): Promise<StoredOrder> {
  const { accountId } = await requireUser(context);
  const [found] = await database()
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(and(eq(customerOrder.number, number.replace(/\s/g, "")), eq(customerOrder.accountId, accountId)));
  const order = found && (await loadOrder(database(), found.id));
  if (!order) throw new ApiProblem("not_found");
  return order;
}
