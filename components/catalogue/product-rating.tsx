import { useTranslations } from "next-intl";
import { Rating } from "@/components/ui/rating";
import type { Product } from "@/lib/contract/products";

/** What buyers think of a tyre, in one line; nothing for a tyre nobody has rated. @param href where the reviews stand */
export function ProductRating({ rating, href }: { rating: Product["rating"]; href?: string }) {
  const t = useTranslations("review");
  if (rating === null) return null;
  return (
    <p className="sm mt-1">
      <Rating average={rating.average} text={t("short", rating)} label={t("read", rating)} href={href} />
    </p>
  );
}
