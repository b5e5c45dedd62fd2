import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { customerOrder, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { review } from "@/lib/backend/kernel/database/schema/review";
import type { Context } from "@/lib/backend/kernel/http/context";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { addressCounts, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { invited } from "@/lib/backend/review/invitations";
import type { Review, ReviewRequest } from "@/lib/contract/reviews";
import { tyreTag } from "@/lib/domain/page-tags";
import { cleanLine, cleanProse, isChangeable, ratingOf, stars } from "@/lib/domain/review";

/** A review as everybody sees it. */
function presentReview(row: Omit<typeof review.$inferSelect, "orderId" | "productId" | "changedAt">): Review {
  const { id, stars, text, name, language, writtenAt } = row;
  return {
    id,
    stars,
    text,
    name: name || null,
    language,
    written_at: writtenAt.toISOString(),
    verified_purchase: true, // reviews are only written by the link that the buyer of an order gets
  };
}

const pageSize = 10;

const orders = {
  newest: [desc(review.writtenAt), desc(review.id)],
  highest: [desc(review.stars), desc(review.writtenAt), desc(review.id)],
  lowest: [asc(review.stars), desc(review.writtenAt), desc(review.id)],
};

/** `GET /products/{slug}/reviews`: a page of a tyre's reviews. The distribution is of all of them, whatever is asked for. */
export const listReviews: Handler<"GET /products/{slug}/reviews"> = async ({ path, query }, { reads }) => {
  const db = database();
  const [tyre] = await db
    .select({ id: product.id, sum: product.ratingSum, count: product.ratingCount })
    .from(product)
    .where(and(eq(product.slug, path.slug), eq(product.active, true)));
  if (!tyre) throw new ApiProblem("not_found");
  reads({ tags: [tyreTag(tyre.id)] });
  const own = eq(review.productId, tyre.id);
  const groups = await db.select({ stars: review.stars, count: count() }).from(review).where(own).groupBy(review.stars);
  const counts = new Map(groups.map((group) => [group.stars, group.count]));
  const distribution = stars.map((each) => ({ stars: each, count: counts.get(each) ?? 0 }));
  const total = distribution
    .filter((each) => query.rating === undefined || each.stars === query.rating)
    .reduce((sum, each) => sum + each.count, 0);
  const rows = await db
    .select()
    .from(review)
    .where(and(own, query.rating === undefined ? undefined : eq(review.stars, query.rating)))
    .orderBy(...orders[query.sort])
    .limit(pageSize)
    .offset((query.page - 1) * pageSize);
  return {
    status: 200,
    body: {
      data: rows.map(presentReview),
      page: { number: query.page, size: pageSize, total },
      rating: ratingOf(tyre.sum, tyre.count),
      distribution,
    },
  };
};

type Written = typeof review.$inferSelect;

/** Is the tyre of that order? The order stays locked: its reviews are written one after another. */
async function isBought(tx: Executor, orderId: string, productId: number): Promise<boolean> {
  await tx.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.id, orderId)).for("update");
  const line = and(eq(orderLine.orderId, orderId), eq(orderLine.productId, productId));
  return (await tx.select({ position: orderLine.position }).from(orderLine).where(line).limit(1)).length > 0;
}

/** Adds to a tyre's stars, also zero: the update outdates the pages of its size, which also show a changed text. */
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
 * Stores a buyer's review of a tyre of their order and counts its stars for the tyre. A second one by the same link replaces
 * the first, for as long as it may be changed.
 * @throws ApiProblem `token_invalid`, `not_found` for a tyre that is not of the order, `review_closed`, `too_many`
 */
export async function writeReview(body: ReviewRequest, context: Context): Promise<Review> {
  await limitAttempts(...addressCounts(limits.review, context.address), [limits.reviewByToken, tokenHash(body.token)]);
  return presentReview(await retriedTransaction((tx) => store(tx, body, context)));
}

/** The reviews of the tyres of an account's orders, oldest first, for the export. */
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

/** Removes the names from an account's reviews, which stay; call it while the orders still belong to the account. */
export async function unnameReviews(tx: Executor, accountId: number): Promise<void> {
  const own = tx.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.accountId, accountId));
  await tx.update(review).set({ name: "" }).where(inArray(review.orderId, own));
}
