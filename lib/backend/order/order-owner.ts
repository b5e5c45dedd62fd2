import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";

/**
 * Whose a new order is: the account's it is placed from, else the account's whose confirmed address it is placed with.
 * @param accountId the caller's account, `null` for a guest
 */
export async function orderOwner(tx: Executor, accountId: number | null, email: string): Promise<number | null> {
  if (accountId !== null) return accountId;
  const own = sql`lower(${account.email}) = lower(${email})`;
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(own, isNotNull(account.emailVerifiedAt), isNull(account.deletedAt)));
  return row?.id ?? null;
}

/** Gives an account the orders that were placed as a guest with its address, once that is confirmed. */
export async function joinGuestOrders(tx: Executor, accountId: number): Promise<void> {
  const confirmed = tx
    .select({ email: sql`lower(${account.email})` })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.emailVerifiedAt), isNull(account.deletedAt)));
  const guests = and(isNull(customerOrder.accountId), eq(customerOrder.forgetContact, false));
  await tx
    .update(customerOrder)
    .set({ accountId })
    .where(and(guests, sql`lower(${customerOrder.email}) = (${confirmed})`));
}

/** Is it an order of that account? */
export async function isOrderOf(db: Executor, orderId: string, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(and(eq(customerOrder.id, orderId), eq(customerOrder.accountId, accountId)));
  return rows.length > 0;
}
