"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { CartRow } from "@/lib/api/cart/cart-state";
import type { Product } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { maxQuantity, maxQuantityOf, quantityProblem } from "@/lib/domain/quantity";

/** Warns of what changed about a tyre since it was added, and why the quantity cannot be raised. */
export function LineWarning(props: {
  row: CartRow;
  product: Product;
  language: Language;
  onQuantity: (quantity: number) => void;
}) {
  const { row, product, language } = props;
  const t = useTranslations("cart.row");
  const before = row.price_before;
  const now = row.unit_price ?? product.price;
  const most = maxQuantityOf(product.stock);
  const short = quantityProblem(row.quantity, product.stock) !== null;
  return (
    <>
      {before && before.amount !== now.amount ? (
        <p className="sm b">
          {t(before.amount < now.amount ? "dearer" : "cheaper", { before: formatMoney(before, language) })}
        </p>
      ) : null}
      {short ? (
        <p className="err">
          <span>
            {most === 0 ? t("sold_out") : t("left", { count: most })}{" "}
            {most > 0 ? (
              <Button variant="text" small onClick={() => props.onQuantity(most)}>
                {t("take_left", { count: most })}
              </Button>
            ) : null}
          </span>
        </p>
      ) : row.quantity === most ? (
        <p className="sm muted">{most === maxQuantity ? t("most_order", { count: most }) : t("most_stock")}</p>
      ) : null}
    </>
  );
}
