import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { cardAttempt } from "@/lib/backend/kernel/database/schema/card-payment";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { cardVisit } from "@/lib/domain/card-payment";

export type CardAttempt = typeof cardAttempt.$inferSelect;

/** The attempts to pay an order by card, the newest first. */
export function attemptsOf(db: Executor, orderId: string): Promise<CardAttempt[]> {
  return db.select().from(cardAttempt).where(eq(cardAttempt.orderId, orderId)).orderBy(desc(cardAttempt.attempt));
}

/** An attempt and the order it pays, kept from everybody else until the transaction's end; `null` when there is none. */
export async function lockedAttempt(tx: Executor, orderId: string, attempt: number): Promise<CardAttempt | null> {
  await tx.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.id, orderId)).for("update");
  return (await attemptsOf(tx, orderId)).find((known) => known.attempt === attempt) ?? null;
}

/** The attempt that a payment of Stripe's belongs to; `null` for a payment of somebody else's. */
export async function attemptOfIntent(db: Executor, paymentIntent: string): Promise<CardAttempt | null> {
  const [found] = await db.select().from(cardAttempt).where(eq(cardAttempt.paymentIntent, paymentIntent));
  return found ?? null;
}

/** Changes what is known of an attempt. */
export async function changeAttempt(
  db: Executor,
  { orderId, attempt }: Pick<CardAttempt, "orderId" | "attempt">,
  fields: Partial<Pick<CardAttempt, "state" | "sessionId" | "paymentIntent">>,
): Promise<void> {
  await db
    .update(cardAttempt)
    .set(fields)
    .where(and(eq(cardAttempt.orderId, orderId), eq(cardAttempt.attempt, attempt)));
}

/** Begins the attempt after the last one; of several requests that begin it at once, all get the same. */
export async function beginAttempt(db: Executor, orderId: string, last: number, now: Date): Promise<CardAttempt> {
  const attempt = last + 1;
  const expiresAt = new Date(now.getTime() + cardVisit);
  await db
    .insert(cardAttempt)
    .values({ orderId, attempt, state: "open", startedAt: now, expiresAt })
    .onConflictDoNothing();
  const [begun] = await db
    .select()
    .from(cardAttempt)
    .where(and(eq(cardAttempt.orderId, orderId), eq(cardAttempt.attempt, attempt)));
  if (!begun) throw new Error(`The order ${orderId} has an attempt open beside the one to be begun.`);
  return begun;
}
