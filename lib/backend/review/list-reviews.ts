import { and, asc, count, desc, eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { review } from "@/lib/backend/kernel/database/schema/review";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { presentReview } from "@/lib/backend/review/present-review";
import { ratingOf, stars } from "@/lib/domain/review";

const pageSize = 10;

const orders = {
  newest: [desc(review.writtenAt), desc(review.id)],
  highest: [desc(review.stars), desc(review.writtenAt), desc(review.id)],
  lowest: [asc(review.stars), desc(review.writtenAt), desc(review.id)],
};

/** `GET /products/{slug}/reviews`: a page of a tyre's reviews. The distribution is of all of them, whatever is asked for. */
export const listReviews: Handler<"GET /products/{slug}/reviews"> = async ({ path, query }) => {
  const db = database();
  const [tyre] = await db
    .select({ id: product.id, sum: product.ratingSum, count: product.ratingCount })
    .from(product)
    .where(and(eq(product.slug, path.slug), eq(product.active, true)));
  if (!tyre) throw new ApiProblem("not_found");
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
