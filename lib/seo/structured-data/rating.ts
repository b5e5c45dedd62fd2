import type { AggregateRatingLeaf, ReviewLeaf } from "schema-dts";
import type { ProductDetail } from "@/lib/contract/products";
import type { Review } from "@/lib/contract/reviews";

/** How many reviews a page tells search engines of. */
const maxReviews = 5;

/** The tyre's average rating by buyers; nothing without ratings. */
export function aggregateRating({ average, count }: NonNullable<ProductDetail["rating"]>): AggregateRatingLeaf {
  return { "@type": "AggregateRating", ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}

/** Reviews whose authors gave a name: Google accepts none without. */
export function reviews(list: readonly Review[]): ReviewLeaf[] {
  return list
    .flatMap((review) => (review.name ? [{ ...review, name: review.name }] : []))
    .slice(0, maxReviews)
    .map(({ name, stars, text, language, written_at }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      datePublished: written_at.slice(0, 10),
      inLanguage: language,
      reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
      ...(text && { reviewBody: text }),
    }));
}
