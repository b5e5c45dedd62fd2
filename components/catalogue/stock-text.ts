import type { useTranslations } from "next-intl";

/** Above this the exact number tells a shopper nothing. */
export const manyInStock = 20;

/** What a row says of the stock. @param t messages of the namespace "listing" */
export function stockText(t: ReturnType<typeof useTranslations<"listing">>, stock: number): string {
  if (stock <= 0) return t("row.stock.none");
  return stock > manyInStock ? t("row.stock.many", { count: manyInStock }) : t("row.stock.some", { count: stock });
}
