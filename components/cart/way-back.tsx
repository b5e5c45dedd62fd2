import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { DetailedCart } from "@/lib/contract/cart";
import { categoryById } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { sizeSlug } from "@/lib/domain/tyre-size";

/** Link to the listing of the last tyre's category and size. Nothing for an empty cart. */
export function WayBack({ cart, language }: { cart: DetailedCart | null; language: Language }) {
  const t = useTranslations("cart.back");
  const product = cart?.items.findLast((line) => line.product)?.product;
  const slug = product && categoryById(product.category)?.slugs[language];
  if (!product || !slug) return null;
  return (
    <p className="it-back">
      <Link href={`/${language}/${slug}/${sizeSlug(product.size)}`}>
        {t(product.season, { size: product.size.text.replaceAll(" ", "\u00a0") })}
      </Link>
    </p>
  );
}
