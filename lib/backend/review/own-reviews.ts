import { asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { review } from "@/lib/backend/kernel/database/schema/review";

/** What was written about the tyres of an account's orders, oldest first, as it is handed out. */
export async function exportedReviews(db: Executor, accountId: number): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ review, orderNumber: customerOrder.number, slug: product.slug })
    .from(review)
    .innerJoin(customerOrder, eq(customerOrder.id, review.orderId))
    .innerJoin(product, eq(product.id, review.productId))
    .where(eq(customerOrder.accountId, accountId))
    .orderBy(asc(review.writtenAt), asc(review.id));
  return rows.map(({ review: { stars, text, name, language, writtenAt, changedAt }, orderNumber, slug }) => ({
    order_number: orderNumber,
    product: slug,
    stars,
    text,
    name,
    language,
    written_at: writtenAt.toISOString(),
    changed_at: changedAt.toISOString(),
  }));
}

/** Takes the names from an account's reviews, which stay without one; to be called while the orders are still the account's. */
export async function unnameReviews(tx: Executor, accountId: number): Promise<void> {
  const own = tx.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.accountId, accountId));
  await tx.update(review).set({ name: "" }).where(inArray(review.orderId, own));
}
