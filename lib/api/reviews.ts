import "server-only";
import { ApiError } from "@/lib/api/client";
import { ask } from "@/lib/api/server";
import type { ReviewInvitation, ReviewList } from "@/lib/contract/reviews";
import type { Locale } from "@/lib/domain/locale";

/** The newest reviews of a tyre, with their distribution. @throws ApiError */
export async function productReviews(slug: string, locale: Locale): Promise<ReviewList> {
  const { body } = await ask("GET /products/{slug}/reviews", { path: { slug } }, locale);
  return body;
}

/** What a mailed link lets its owner review; `null` for a link that is none or over. @throws ApiError for every other failure */
export async function reviewInvitation(token: string, locale: Locale): Promise<ReviewInvitation | null> {
  try {
    return (await ask("GET /reviews/invitation", { query: { token } }, locale)).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "token_invalid") return null;
    throw error;
  }
}
