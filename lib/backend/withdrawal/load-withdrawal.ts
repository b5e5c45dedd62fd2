import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { loadOrder } from "@/lib/backend/order/load-order";
import type { StoredWithdrawal } from "@/lib/backend/withdrawal/present-withdrawal";

/** A withdrawal with its order; `null` when there is none. */
export async function loadWithdrawal(db: Executor, id: string): Promise<StoredWithdrawal | null> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id));
  const order = row && (await loadOrder(db, row.orderId));
  return row && order ? { ...row, order } : null;
}
