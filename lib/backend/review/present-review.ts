import type { review } from "@/lib/backend/kernel/database/schema/review";
import type { Review } from "@/lib/contract/reviews";

/** A review as everybody sees it. */
export function presentReview(row: Omit<typeof review.$inferSelect, "orderId" | "productId" | "changedAt">): Review {
  const { id, stars, text, name, language, writtenAt } = row;
  return {
    id,
    stars,
    text,
    name: name || null,
    language,
    written_at: writtenAt.toISOString(),
    verified_purchase: true, // none comes in but by the link that the buyer of an order gets
  };
}
