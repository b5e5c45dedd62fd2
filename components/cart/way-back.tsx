"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { CartRow } from "@/lib/api/cart/cart-state";
import { categoryById } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { sizeSlug } from "@/lib/domain/tyre-size";

/** Link to the listing of the last tyre's category and size. Nothing for an empty cart. */
export function WayBack({ rows, language }: { rows: readonly CartRow[]; language: Language }) {
  const t = useTranslations("cart.back");
  const product = rows.findLast((row) => row.product)?.product;
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
