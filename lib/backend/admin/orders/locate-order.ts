import { eq } from "drizzle-orm";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { lastChanges } from "@/lib/backend/admin/orders/changed-by";
import { orderDetail } from "@/lib/backend/admin/orders/order-detail";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { lockedOrder } from "@/lib/backend/order/change-state";
import type { MoveRefusal } from "@/lib/domain/admin/order-view";

/** The id of the order of a number; `null` when there is none. */
export async function orderIdOf(db: Executor, number: string): Promise<string | null> {
  const [row] = await db.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.number, number));
  return row?.id ?? null;
}

/** What a list of changes says of an order that was left as it is for an error. @throws the error when it says nothing of an order */
export function refusalOf(error: unknown): MoveRefusal {
  if (error instanceof Stale) return "stale";
  if (error instanceof ApiProblem && (error.code === "not_found" || error.code === "not_possible")) return error.code;
  throw error;
}

/**
 * Locks an order for a change to what the caller has seen.
 * @throws ApiProblem `not_found`; Stale
 */
export async function lockSeen(tx: Executor, number: string, revision: number) {
  const id = await orderIdOf(tx, number);
  if (!id) throw new ApiProblem("not_found");
  const order = await lockedOrder(tx, id);
  if (order.revision !== revision) throw new Stale(number);
  return { ...order, id };
}

/** Turns `Stale` into the answer that shows the order as it is now, and who has changed it. @throws ApiProblem `stale` */
export function tellingStale<Result>(now: Date, change: Promise<Result>): Promise<Result> {
  return orTellStale(change, async (number) => {
    const last = (await lastChanges([number])).get(number);
    const current = await orderDetail(database(), number, now);
    return { changed_by: last?.name ?? null, changed_at: last?.at.toISOString() ?? null, current };
  });
}
