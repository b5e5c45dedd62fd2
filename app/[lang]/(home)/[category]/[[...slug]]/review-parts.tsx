import "@/app/styles/review.css";
import { Reviews } from "@/components/review/reviews";
import { isOffered } from "@/lib/api/request/offered";
import { productReviews } from "@/lib/api/review/server";
import type { ProductDetail } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { messagesFor } from "@/lib/i18n/part-messages";

/** The reviews section of a tyre's page. */
export async function ProductReviews({ product, locale }: { product: ProductDetail; locale: Locale }) {
  if (!(await isOffered("GET /products/{slug}/reviews"))) return null;
  const list = product.rating === null ? null : await productReviews(product.slug, locale);
  return <Reviews slug={product.slug} list={list} messages={await messagesFor("review")} />;
}
