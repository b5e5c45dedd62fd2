"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { backIcon } from "@/components/ui/icons/back";
import { TyrePicture } from "@/components/ui/tyre-picture";
import type { CartRow } from "@/lib/api/cart/cart-state";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";

export type RemovedRowProps = {
  row: CartRow;
  name: string;
  language: Language;
  undoButton: Ref<HTMLButtonElement>;
  onUndo: () => void;
};

/** A removed tyre: it stays in place, greyed and struck through, until it is restored or the page is left. */
export function RemovedRow(props: RemovedRowProps) {
  const { row, name } = props;
  const { product } = row;
  const t = useTranslations("cart.row");
  return (
    <li className="it gone">
      <div className="pic">{product ? <TyrePicture src={product.image} /> : null}</div>
      <div className="tx">
        {product ? <p className="sm b">{product.brand}</p> : null}
        <h2>{product?.pattern ?? name}</h2>
        <p className="sm">{t("removed", { count: row.quantity, price: formatMoney(row.total, props.language) })}</p>
      </div>
      <Button small aria-label={t("undo_of", { name })} ref={props.undoButton} onClick={props.onUndo}>
        <Icon shape={backIcon} />
        {t("undo")}
      </Button>
    </li>
  );
}
