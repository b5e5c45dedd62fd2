import "server-only";
import { cache } from "react";
import { ask, orFallback } from "@/lib/api/request/server";
import { ApiError } from "@/lib/api/transport/call";
import type { ReviewInvitation, ReviewList } from "@/lib/contract/reviews";
import type { Currency, Language, Locale } from "@/lib/domain/locale";

const readOnce = cache(async (slug: string, language: Language, currency: Currency): Promise<ReviewList | null> => {
  const answer = ask("GET /products/{slug}/reviews", { path: { slug } }, { language, currency });
  return orFallback(
    answer.then(({ body }) => body),
    null,
  );
});

/** The newest reviews of a tyre, with their distribution; asked for once per page. `null` where they cannot be read.
 * @throws ApiError while the back end is unavailable */
export function productReviews(slug: string, { language, currency }: Locale): Promise<ReviewList | null> {
  return readOnce(slug, language, currency);
}

/** Errors that say: there is nothing behind the link. */
const unknown = new Set<ApiError["code"]>(["token_invalid", "not_implemented", "bad_gateway"]);

/** What a mailed link lets its owner review; `null` for a link that is none or over. @throws ApiError for every other failure */
export async function reviewInvitation(token: string, locale: Locale): Promise<ReviewInvitation | null> {
  try {
    return (await ask("GET /reviews/invitation", { query: { token } }, locale)).body;
  } catch (error) {
    if (error instanceof ApiError && unknown.has(error.code)) return null;
    throw error;
  }
}
