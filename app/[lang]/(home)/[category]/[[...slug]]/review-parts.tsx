import "@/app/styles/review.css";
import { Reviews } from "@/components/review/reviews";
import { productReviews } from "@/lib/api/reviews";
import type { ProductDetail } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { Island } from "@/lib/i18n/island";

/** The section of a tyre's page with what its buyers say. */
export async function ProductReviews({ product, locale }: { product: ProductDetail; locale: Locale }) {
  const list = product.rating === null ? null : await productReviews(product.slug, locale);
  return (
    <Island namespaces={["review"]}>
      <Reviews slug={product.slug} list={list} language={locale.language} />
    </Island>
  );
}
