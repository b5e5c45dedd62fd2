import { useLocale, useTranslations } from "next-intl";
import type { Product } from "@/lib/contract/products";
import { formatMoney } from "@/lib/domain/money";

/**
 * After a reduction: the lowest price of the 30 days before it, which any saving must be measured by, and the price
 * right before where that was another one. Source: Directive 98/6/EC, Article 6a.
 */
export function LowestPrice({ product }: { product: Product }) {
  const t = useTranslations("product");
  const language = useLocale();
  const { price_before: before, lowest_30_days: lowest } = product;
  if (!before && !lowest) return null;
  return (
    <p className="sm muted mt-1">
      {before && before.amount !== lowest?.amount
        ? t.rich("before", { price: formatMoney(before, language), s: (text) => <s>{text}</s> })
        : null}{" "}
      {lowest ? t("lowest", { price: formatMoney(lowest, language) }) : null}
    </p>
  );
}
