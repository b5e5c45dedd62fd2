import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { rateTyres } from "@/lib/backend/catalogue/rate-tyres";
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

type Written = typeof review.$inferSelect;

/** A review as everybody sees it. */
function presentReview(row: Written): Review {
  const { id, stars, text, name, language, writtenAt, reply, repliedAt } = row;
  return {
    id,
    stars,
    text,
    name: name || null,
    language,
    written_at: writtenAt.toISOString(),
    verified_purchase: true, // reviews are only written by the link that the buyer of an order gets
    reply: reply !== null && repliedAt !== null ? { text: reply, at: repliedAt.toISOString() } : null,
  };
}

const pageSize = 10;

const orders = {
  newest: [desc(review.writtenAt), desc(review.id)],
  highest: [desc(review.stars), desc(review.writtenAt), desc(review.id)],
  lowest: [asc(review.stars), desc(review.writtenAt), desc(review.id)],
};

/**
 * `GET /products/{slug}/reviews`: a page of a tyre's reviews, without those that the shop hides. The distribution is of all of them,
 * whatever is asked for.
 */
export const listReviews: Handler<"GET /products/{slug}/reviews"> = async ({ path, query }, { reads }) => {
  const db = database();
  const [tyre] = await db
    .select({ id: product.id, sum: product.ratingSum, count: product.ratingCount })
    .from(product)
    .where(and(eq(product.slug, path.slug), eq(product.active, true)));
  if (!tyre) throw new ApiProblem("not_found");
  reads({ tags: [tyreTag(tyre.id)] });
  const own = and(eq(review.productId, tyre.id), isNull(review.hiddenAt));
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

/** Is the tyre of that order? The order stays locked: its reviews are written one after another. */
async function isBought(tx: Executor, orderId: string, productId: number): Promise<boolean> {
  await tx.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.id, orderId)).for("update");
  const line = and(eq(orderLine.orderId, orderId), eq(orderLine.productId, productId));
  return (await tx.select({ position: orderLine.position }).from(orderLine).where(line).limit(1)).length > 0;
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
    ? await tx
        .update(review)
        .set({ ...words, revision: sql`${review.revision} + 1` })
        .where(own)
        .returning()
    : await tx
        .insert(review)
        .values({ ...words, orderId, productId, writtenAt: now })
        .returning();
  if (!after) throw new Error("A review was not stored.");
  await rateTyres(tx, [productId]);
  return after;
}

/**
 * Stores a buyer's review of a tyre of their order and counts its stars for the tyre. A second one by the same link replaces
 * the first, for as long as it may be changed; one that the shop hides stays hidden.
 * @throws ApiProblem `token_invalid`, `not_found` for a tyre that is not of the order, `review_closed`, `too_many`
 */
export async function writeReview(body: ReviewRequest, context: Context): Promise<Review> {
  await limitAttempts(...addressCounts(limits.review, context.address), [limits.reviewByToken, tokenHash(body.token)]);
  return presentReview(await retriedTransaction((tx) => store(tx, body, context)));
}

/** The reviews of the tyres of an account's orders, oldest first, for the export: also what the shop did about them, but not who. */
export async function exportedReviews(db: Executor, accountId: number): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ review, orderNumber: customerOrder.number, slug: product.slug })
    .from(review)
    .innerJoin(customerOrder, eq(customerOrder.id, review.orderId))
    .innerJoin(product, eq(product.id, review.productId))
    .where(eq(customerOrder.accountId, accountId))
    .orderBy(asc(review.writtenAt), asc(review.id));
  return rows.map(({ review: row, orderNumber, slug }) => ({
    order_number: orderNumber,
    product: slug,
    stars: row.stars,
    text: row.text,
    name: row.name,
    language: row.language,
    written_at: row.writtenAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    hidden: row.hiddenAt && { at: row.hiddenAt.toISOString(), reason: row.hiddenReason },
    reply: presentReview(row).reply,
  }));
}

/** Removes the names from an account's reviews, which stay; call it while the orders still belong to the account. */
export async function unnameReviews(tx: Executor, accountId: number): Promise<void> {
  const own = tx.select({ id: customerOrder.id }).from(customerOrder).where(eq(customerOrder.accountId, accountId));
  await tx.update(review).set({ name: "" }).where(inArray(review.orderId, own));
}
