import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { listReviews } from "@/lib/backend/review/list-reviews";
import { readInvitation } from "@/lib/backend/review/read-invitation";
import { writeReview } from "@/lib/backend/review/write-review";

export const reviewHandlers: Handlers<"GET /products/{slug}/reviews" | "GET /reviews/invitation" | "POST /reviews"> = {
  "GET /products/{slug}/reviews": listReviews,
  "GET /reviews/invitation": readInvitation,
  "POST /reviews": async ({ body }, context) => ({ status: 201, body: await writeReview(body, context) }),
};
