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
import type { CartRow as Row } from "@/lib/api/cart/cart-state";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { maxQuantity, maxQuantityOf } from "@/lib/domain/quantity";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { capital, onDay } from "@/lib/i18n/day";

/**
 * A line of the cart. Without scripts its two forms replace the stepper and the button. Goods that the back end does not
 * describe show only their name.
 */
export function CartRow(props: {
  row: Row;
  name: string;
  version: number | null;
  language: Language;
  removeButton: Ref<HTMLButtonElement>;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}) {
  const { row, name, language } = props;
  const { product } = row;
  const year = product?.production_year;
  const t = useTranslations("cart.row");
  const studded = useTranslations("studded");
  const unit = row.unit_price ?? product?.price;
  const price = unit && t("per_piece", { price: formatMoney(unit, language) });
  const line = { index: row.originalIndex, version: props.version, language };
  return (
    <li className="it">
      <div className="pic">{product ? <TyrePicture src={product.image} /> : null}</div>
      {product ? (
        <div className="tx">
          <p className="sm b">{product.brand}</p>
          <h2>
            <Link href={product.paths[language]}>{product.pattern}</Link>
          </h2>
          <TyreSize text={tyreDesignation(product)} className="muted" />
          {year ? <p className="sm muted">{t("made", { year })}</p> : null}
          <p className="sm muted">{price}</p>
          <p className="sm muted">{capital(t("dispatch", { day: onDay(product.dispatch_date, language, "short") }))}</p>
          {product.flags.studded ? <p className="sm b">{studded("note")}</p> : null}
          <LineWarning row={row} product={product} language={language} onQuantity={props.onQuantity} />
        </div>
      ) : (
        <div className="tx">
          <h2>{name}</h2>
          <p className="sm muted">{price}</p>
        </div>
      )}
      <LineForm {...line} work="quantity" submitLabel={t("recount")}>
        <Stepper
          value={row.quantity}
          max={Math.max(row.quantity, maxQuantityOf(product?.stock ?? maxQuantity))}
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
