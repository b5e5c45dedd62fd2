import "server-only";
import { cache } from "react";
import { ApiError } from "@/lib/api/client";
import { ask } from "@/lib/api/server";
import type { ReviewInvitation, ReviewList } from "@/lib/contract/reviews";
import type { Currency, Language, Locale } from "@/lib/domain/locale";

const readOnce = cache(async (slug: string, language: Language, currency: Currency): Promise<ReviewList> => {
  const { body } = await ask("GET /products/{slug}/reviews", { path: { slug } }, { language, currency });
  return body;
});

/** The newest reviews of a tyre, with their distribution; asked for once per page. @throws ApiError */
export function productReviews(slug: string, { language, currency }: Locale): Promise<ReviewList> {
  return readOnce(slug, language, currency);
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
