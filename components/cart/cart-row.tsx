"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { LineForm } from "@/components/cart/line-form";
import { LineWarning } from "@/components/cart/line-warning";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { Stepper } from "@/components/ui/stepper";
import { TyrePicture } from "@/components/ui/tyre-picture";
import { TyreSize } from "@/components/ui/tyre-size";
import type { CartRow as Row } from "@/lib/api/cart-state";
import type { Product } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { mostPieces } from "@/lib/domain/quantity";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { capital, onDay } from "@/lib/i18n/day";

/** A tyre in the cart. Without scripts its two forms do what the stepper and the button do. */
export function CartRow(props: {
  row: Row;
  product: Product;
  version: number;
  language: Language;
  removeButton: Ref<HTMLButtonElement>;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}) {
  const { row, product, language } = props;
  const t = useTranslations("cart.row");
  const name = `${product.brand} ${product.pattern}`;
  const unit = row.unit_price ?? product.price;
  const line = { index: row.originalIndex, version: props.version, language };
  return (
    <li className="it">
      <div className="pic">
        <TyrePicture src={product.image} />
      </div>
      <div className="tx">
        <p className="sm b">{product.brand}</p>
        <h2>
          <Link href={product.paths[language]}>{product.pattern}</Link>
        </h2>
        <TyreSize text={tyreDesignation(product)} className="muted" />
        <p className="sm muted">
          {capital(t("dispatch", { day: onDay(product.dispatch_date, language, "short") }))} ·{" "}
          {t("per_piece", { price: formatMoney(unit, language) })}
        </p>
        <LineWarning row={row} product={product} language={language} onQuantity={props.onQuantity} />
      </div>
      <LineForm {...line} work="quantity" submitLabel={t("recount")}>
        <Stepper
          value={row.quantity}
          max={Math.max(1, mostPieces(product.stock))}
          onChange={props.onQuantity}
          name="quantity"
          labels={{ less: t("less"), more: t("more"), quantity: t("quantity", { name }) }}
        />
      </LineForm>
      <div className="it-sum">
        <Price money={row.total} language={language} className="p4" />
        <LineForm {...line} work="remove" onSubmit={props.onRemove}>
          <button type="submit" className="lnk sm" aria-label={t("remove_of", { name })} ref={props.removeButton}>
            {t("remove")}
          </button>
        </LineForm>
      </div>
    </li>
  );
}
