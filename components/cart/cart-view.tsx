"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { CartRow } from "@/components/cart/cart-row";
import { CartSummary } from "@/components/cart/cart-summary";
import { useCartPage } from "@/components/cart/use-cart-page";
import { LiveRegion } from "@/components/ui/live-region";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useDetailedCart } from "@/lib/api/cart/browser";
import { useCartDelivery } from "@/lib/api/checkout/cart-delivery";
import type { DetailedCart } from "@/lib/contract/cart";
import type { DeliveryOption } from "@/lib/contract/checkout";
import type { Country, Language } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import { quantityProblem } from "@/lib/domain/quantity";

/**
 * The cart. Rendered by the server, then updated with every change, made here or in another tab.
 * @param initial `null` when the server could not read it: it counts as empty, with a notice
 * @param problem message about a refused change that was sent without scripts
 * @param freeFrom price of goods from which delivery is free; `null` when the checkout is at a remote back end: it is not mentioned
 * @param empty in place of the rows of an empty cart, @param loading while they load
 * @param back below the rows: the way back to the tyres
 */
export function CartView(props: {
  initial: DetailedCart | null;
  delivery: DeliveryOption[] | null;
  country: Country;
  language: Language;
  problem: string | null;
  freeFrom: Money | null;
  back?: ReactNode;
  empty: ReactNode;
  loading: ReactNode;
}) {
  const { initial, language, country } = props;
  const t = useTranslations("cart");
  const { view, version, failed, retry } = useDetailedCart(initial);
  const page = useCartPage(props.problem);
  const { RemovedRow, prepare } = page;
  const live = (view?.rows ?? []).filter((row) => !row.isDeleted);
  // Keyed by the server's version, not by the rows: a request sent before a change arrives would price the old cart.
  const delivery = useCartDelivery(country, String(version), props.delivery);
  // Tyres removed before the shopper left and came back.
  const lacksRow = !RemovedRow && view?.rows.some((row) => row.isDeleted);
  useEffect(() => {
    if (lacksRow) prepare();
  }, [lacksRow, prepare]);
  const ready = live.every(({ product, quantity }) => !product || quantityProblem(quantity, product.stock) === null);

  return (
    <div className="wrap cl">
      <div>
        <h1>{t("title")}</h1>
        {page.problem ? <Notice>{page.problem}</Notice> : null}
        <LiveRegion message={page.announcement} />
        {failed ? <RetryNotice text={t("failed.text")} label={t("failed.retry")} onRetry={retry} /> : null}
        {!view && !failed ? props.loading : null}
        {failed || view?.rows.length === 0 ? props.empty : null}
        {view && view.rows.length > 0 ? (
          <ul className="its" onPointerEnter={prepare} onFocus={prepare}>
            {view.rows.map((row) => {
              const shown = { row, name: page.nameOf(row), language };
              return row.isDeleted ? (
                RemovedRow && (
                  <RemovedRow
                    key={row.product_id}
                    {...shown}
                    undoButton={page.button("undo", row.product_id)}
                    onUndo={() => page.undo(row)}
                  />
                )
              ) : (
                <CartRow
                  key={row.product_id}
                  {...shown}
                  version={version}
                  removeButton={page.button("remove", row.product_id)}
                  onQuantity={(quantity) => page.setQuantity(row, quantity)}
                  onRemove={() => page.remove(row)}
                />
              );
            })}
          </ul>
        ) : null}
        {view && view.rows.length > 0 && live.length === 0 ? <p className="mt-3">{t("all_removed")}</p> : null}
        {props.back}
      </div>
      {view && live.length > 0 ? (
        <CartSummary view={view} delivery={delivery} freeFrom={props.freeFrom} language={language} ready={ready} />
      ) : null}
    </div>
  );
}
