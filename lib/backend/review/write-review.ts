import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { customerOrder, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { review } from "@/lib/backend/kernel/database/schema/review";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { addressCounts, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { invited } from "@/lib/backend/review/invitation-link";
import { presentReview } from "@/lib/backend/review/present-review";
import type { Review, ReviewRequest } from "@/lib/contract/reviews";
import { cleanLine, cleanProse, isChangeable } from "@/lib/domain/review";

type Written = typeof review.$inferSelect;

/** Is the tyre of that order? The order stays locked: its reviews are written one after another. */
async function isBought(tx: Executor, orderId: string, productId: number): Promise<boolean> {
  await tx.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.id, orderId)).for("update");
  const line = and(eq(orderLine.orderId, orderId), eq(orderLine.productId, productId));
  return (await tx.select({ position: orderLine.position }).from(orderLine).where(line).limit(1)).length > 0;
}

/** Adds to a tyre's stars, zero included: the change purges the pages of its size, which show a changed text as well. */
async function rate(tx: Executor, productId: number, stars: number, reviews: number): Promise<void> {
  await tx
    .update(product)
    .set({ ratingSum: sql`${product.ratingSum} + ${stars}`, ratingCount: sql`${product.ratingCount} + ${reviews}` })
    .where(eq(product.id, productId));
}

async function store(tx: Executor, body: ReviewRequest, { now, language }: Context): Promise<Written> {
  const { orderId } = await invited(tx, body.token, now);
  const { product_id: productId, stars } = body;
  if (!(await isBought(tx, orderId, productId))) throw new ApiProblem("not_found");
  const own = and(eq(review.orderId, orderId), eq(review.productId, productId));
  const [before] = await tx.select().from(review).where(own);
  if (before && !isChangeable(before.writtenAt, now)) throw new ApiProblem("review_closed");
  const words = { stars, text: cleanProse(body.text), name: cleanLine(body.name), language, changedAt: now };
  const [after] = before
    ? await tx.update(review).set(words).where(own).returning()
    : await tx
        .insert(review)
        .values({ ...words, orderId, productId, writtenAt: now })
        .returning();
  if (!after) throw new Error("A review was not stored.");
  await rate(tx, productId, stars - (before?.stars ?? 0), before ? 0 : 1);
  return after;
}

/**
 * Keeps what a buyer thinks of a tyre of their order, and counts its stars for the tyre. Once more by the same link, it replaces
 * what was written, for as long as that may be changed.
 * @throws ApiProblem `token_invalid`, `not_found` for a tyre that is not of the order, `review_closed`, `too_many`
 */
export async function writeReview(body: ReviewRequest, context: Context): Promise<Review> {
  await limitAttempts(...addressCounts(limits.review, context.address), [limits.reviewByToken, tokenHash(body.token)]);
  return presentReview(await retriedTransaction((tx) => store(tx, body, context)));
}
