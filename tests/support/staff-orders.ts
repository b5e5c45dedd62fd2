import { eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { InputOfAny } from "@/lib/contract/calls";
import type { OrderState } from "@/lib/domain/order";
import { placeOrder } from "@/tests/support/placed-order";
import type { Desk } from "@/tests/support/staff-scene";

let keys = 0;

/** An Idempotency-Key that no other request of the staff has. */
export const staffKey = () => ({ "idempotency-key": `key-of-the-staff-${++keys}` });

/** The revision of an order. */
export async function revisionOf(number: string): Promise<number> {
  const [row] = await database().select().from(customerOrder).where(eq(customerOrder.number, number));
  return row?.revision ?? -1;
}

/** Moves orders as they are now. */
export async function moves(
  desk: Desk,
  numbers: readonly string[],
  to: OrderState,
  more: Partial<InputOfAny<"POST /admin/orders/moves">["body"]> = {},
) {
  const orders = await Promise.all(numbers.map(async (number) => ({ number, revision: await revisionOf(number) })));
  const body = { to, orders, ...(to === "cancelled" && { reason: "out_of_stock" as const }), ...more };
  return (await desk.does("POST /admin/orders/moves", { headers: staffKey(), body })).body;
}

/** An order that was placed and has gone through states. */
export async function orderIn(
  desk: Desk,
  states: readonly OrderState[],
  ...placed: Parameters<typeof placeOrder>
): Promise<Awaited<ReturnType<typeof placeOrder>>> {
  const order = await placeOrder(...placed);
  for (const state of states) await moves(desk, [order.number], state);
  return order;
}

/** The tasks of jobs that wait for an order. */
export async function waitingJobs(orderId: string): Promise<string[]> {
  const rows = await database().execute<{ task: string }>(sql`
    select task_identifier as task from graphile_worker.jobs where key like ${`%${orderId}`} order by 1`);
  return rows.map(({ task }) => task);
}
