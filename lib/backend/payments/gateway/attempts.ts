import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { paymentAttempt } from "@/lib/backend/kernel/database/schema/payment";
import { gatewayVisit } from "@/lib/domain/online-payment";

export type PaymentAttempt = typeof paymentAttempt.$inferSelect;

/** The attempts to pay an order at a gateway, the newest first. */
export function attemptsOf(db: Executor, orderId: string): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(desc(paymentAttempt.attempt));
}

/** An attempt, with the order it pays locked until the transaction's end; `null` when there is none. */
export async function lockedAttempt(tx: Executor, orderId: string, attempt: number): Promise<PaymentAttempt | null> {
  await tx.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.id, orderId)).for("update");
  return (await attemptsOf(tx, orderId)).find((known) => known.attempt === attempt) ?? null;
}

/** The attempt whose money a gateway knows by this name; `null` for a payment of somebody else's. */
export async function attemptOfReference(
  db: Executor,
  provider: string,
  reference: string,
): Promise<PaymentAttempt | null> {
  const [found] = await db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.reference, reference)));
  return found ?? null;
}

/** Changes what is known of an attempt. */
export async function changeAttempt(
  db: Executor,
  { orderId, attempt }: Pick<PaymentAttempt, "orderId" | "attempt">,
  fields: Partial<Pick<PaymentAttempt, "state" | "pageId" | "url" | "reference">>,
): Promise<void> {
  await db
    .update(paymentAttempt)
    .set(fields)
    .where(and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.attempt, attempt)));
}

/** Ends an attempt on whose page nobody has paid: one that was paid, or may be, stays as it is. */
export async function endAttempt(
  db: Executor,
  { orderId, attempt }: Pick<PaymentAttempt, "orderId" | "attempt">,
): Promise<void> {
  const which = and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.attempt, attempt));
  await db
    .update(paymentAttempt)
    .set({ state: "ended" })
    .where(and(which, eq(paymentAttempt.state, "open")));
}

/**
 * Begins the attempt after the last one; of several requests that begin it at once, all get the same.
 * @returns `isFirst`: was it this request that began it?
 */
export async function beginAttempt(
  db: Executor,
  orderId: string,
  begun: { provider: string; last: number; now: Date },
): Promise<{ attempt: PaymentAttempt; isFirst: boolean }> {
  const attempt = begun.last + 1;
  const expiresAt = new Date(begun.now.getTime() + gatewayVisit);
  const inserted = await db
    .insert(paymentAttempt)
    .values({ orderId, attempt, provider: begun.provider, state: "open", startedAt: begun.now, expiresAt })
    .onConflictDoNothing()
    .returning({ attempt: paymentAttempt.attempt });
  const [found] = await db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.attempt, attempt)));
  if (!found) throw new Error(`The order ${orderId} has an attempt open beside the one to be begun.`);
  return { attempt: found, isFirst: inserted.length > 0 };
}
