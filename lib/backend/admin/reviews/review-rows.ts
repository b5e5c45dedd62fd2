import { eq, type SQL, sql } from "drizzle-orm";
import { exactMoment } from "@/lib/backend/admin/orders/order-rows";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { customerOrder, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { review } from "@/lib/backend/kernel/database/schema/review";
import type { AdminReview } from "@/lib/contract/admin/reviews";
import type { CategoryId } from "@/lib/domain/category";

/** The tyre as the order called it. */
const line = sql<{ name: string; size: string }>`(
  select json_build_object('name', name, 'size', size) from ${orderLine}
  where order_id = ${review.orderId} and product_id = ${review.productId} order by position limit 1)`;

/** Reads reviews with their tyres and orders, in one query; `writtenAt` to the microsecond, so that it names a place in a list exactly. */
export async function findReviews(db: Executor, where: SQL | undefined, order: SQL, limit: number) {
  return db
    .select({
      row: review,
      line,
      orderNumber: customerOrder.number,
      slug: product.slug,
      category: product.category,
      active: product.active,
      hiddenBy: staff.name,
      writtenAt: sql<string>`${exactMoment(sql`${review.writtenAt}`)}`,
    })
    .from(review)
    .innerJoin(customerOrder, eq(customerOrder.id, review.orderId))
    .innerJoin(product, eq(product.id, review.productId))
    .leftJoin(staff, eq(staff.id, review.hiddenBy))
    .where(where)
    .orderBy(order)
    .limit(limit);
}

export type FoundReview = Awaited<ReturnType<typeof findReviews>>[number];

/** A review as the contract has it. */
export function presentFound(found: FoundReview): AdminReview {
  const { row, line, orderNumber, slug, active, hiddenBy } = found;
  const { hiddenAt, hiddenReason, reply, repliedAt } = row;
  const category = found.category as CategoryId;
  return {
    id: row.id,
    revision: row.revision,
    stars: row.stars,
    text: row.text,
    name: row.name || null,
    language: row.language,
    written_at: row.writtenAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    tyre: { name: line.name, size: line.size, paths: active ? productPaths({ slug, category }) : null },
    order_number: orderNumber,
    hidden: hiddenAt && hiddenReason && { at: hiddenAt.toISOString(), by: hiddenBy ?? "", reason: hiddenReason },
    reply: reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null,
  };
}

/** The review of an id; `null` when there is none. */
export async function reviewOf(db: Executor, id: number): Promise<AdminReview | null> {
  const [found] = await findReviews(db, eq(review.id, id), sql`${review.id}`, 1);
  return found ? presentFound(found) : null;
}
