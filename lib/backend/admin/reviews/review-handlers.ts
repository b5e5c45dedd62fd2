import { changeReview } from "@/lib/backend/admin/reviews/change-review";
import { listReviews } from "@/lib/backend/admin/reviews/list-reviews";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminReviewCalls } from "@/lib/contract/admin/reviews";

/** What buyers think of tyres, and what the shop does about it. */
export const adminReviewHandlers: Handlers<keyof typeof adminReviewCalls> = {
  "GET /admin/reviews": async ({ query }) => ({ status: 200, body: await listReviews(query) }),

  "PATCH /admin/reviews/{id}": async ({ path, body }, context) => ({
    status: 200,
    body: await changeReview(path.id, body, context),
  }),
};
