import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";

/** For how long after an order a message without its number is taken to be about it, days. */
const daysAfterOrder = 180;

/**
 * The order that a message is about: that of the number, if it was placed with the sender's address, else the latest that was placed with
 * it lately. An order of another address never is, whatever number was typed.
 * @returns its id; `null` for none
 */
export async function orderOfMessage(
  tx: Executor,
  { email, orderNumber }: { email: string; orderNumber: string },
  now: Date,
): Promise<string | null> {
  const own = sql`lower(${customerOrder.email}) = lower(${email})`;
  const { id, placedAt } = customerOrder;
  if (orderNumber !== "") {
    const [named] = await tx
      .select({ id })
      .from(customerOrder)
      .where(and(eq(customerOrder.number, orderNumber), own));
    if (named) return named.id;
  }
  const since = new Date(now.getTime() - daysAfterOrder * 86_400_000);
  const [latest] = await tx
    .select({ id })
    .from(customerOrder)
    .where(and(own, gte(placedAt, since)))
    .orderBy(desc(placedAt), desc(id))
    .limit(1);
  return latest?.id ?? null;
}
