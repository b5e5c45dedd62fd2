import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { readInvitation } from "@/lib/backend/review/invitations";
import { listReviews, writeReview } from "@/lib/backend/review/reviews";

export const reviewHandlers: Handlers<"GET /products/{slug}/reviews" | "GET /reviews/invitation" | "POST /reviews"> = {
  "GET /products/{slug}/reviews": listReviews,
  "GET /reviews/invitation": readInvitation,
  "POST /reviews": async ({ body }, context) => ({ status: 201, body: await writeReview(body, context) }),
};
