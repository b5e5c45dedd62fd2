import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import { findReviews, presentFound } from "@/lib/backend/admin/reviews/review-rows";
import { database } from "@/lib/backend/kernel/database/connect";
import { review } from "@/lib/backend/kernel/database/schema/review";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { ReviewView } from "@/lib/domain/review-moderation";

/** How many reviews an answer holds. */
const portion = 50;

const latest: Sort = {
  columns: [
    { column: sql`${review.writtenAt}`, type: "timestamptz" },
    { column: sql`${review.id}`, type: "bigint" },
  ],
  descending: true,
};

/** The condition of a view, in the words of its index. */
const fitting: Record<ReviewView, SQL | undefined> = {
  newest: undefined,
  low: sql`${review.stars} <= 3`,
  hidden: isNotNull(review.hiddenAt),
};

/** Reviews of a view, the newest first. @throws ApiProblem `invalid` for a cursor that does not fit */
export async function listReviews({
  view,
  after,
  before,
}: ParsedOfAny<"GET /admin/reviews">["query"]): Promise<ReplyOfAny<"GET /admin/reviews">["body"]> {
  const place = placeOf({ after, before }, latest, { view });
  const { where, order } = keysetOf(latest, place);
  const found = await findReviews(database(), and(fitting[view], where), order, portion + 1);
  const key = ({ writtenAt, row }: (typeof found)[number]) => [writtenAt, String(row.id)];
  const { rows, page } = portionOf(found, portion, place, { view }, key);
  return { data: rows.map(presentFound), page };
}
