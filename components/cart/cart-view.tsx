"use client";

import { useTranslations } from "next-intl";
import { CartRow } from "@/components/cart/cart-row";
import { CartEmpty, CartFailed, CartLoading, type EmptyMessages } from "@/components/cart/cart-states";
import { CartSummary } from "@/components/cart/cart-summary";
import { RemovedRow } from "@/components/cart/removed-row";
import { useCartPage } from "@/components/cart/use-cart-page";
import { WayBack } from "@/components/cart/way-back";
import { LiveRegion } from "@/components/ui/live-region";
import { Notice } from "@/components/ui/notice";
import { useDetailedCart } from "@/lib/api/cart/browser";
import { useDeliveryOptions } from "@/lib/api/checkout/browser";
import type { DetailedCart } from "@/lib/contract/cart";
import type { DeliveryOption } from "@/lib/contract/checkout";
import type { Country, Language } from "@/lib/domain/locale";
import { quantityProblem } from "@/lib/domain/quantity";

/**
 * The cart. Rendered by the server, then updated with every change, made here or in another tab.
 * @param initial `null` when the server could not read it
 * @param problem message about a refused change that was sent without scripts
 * @param elsewhere the checkout is at a remote back end: free delivery is not mentioned
 */
export function CartView(props: {
  initial: DetailedCart | null;
  delivery: DeliveryOption[] | null;
  country: Country;
  language: Language;
  problem: string | null;
  elsewhere?: boolean;
  empty?: EmptyMessages;
}) {
  const { initial, language, country } = props;
  const t = useTranslations("cart");
  const { view, version, failed, retry } = useDetailedCart(initial);
  const page = useCartPage(props.problem);
  const live = (view?.rows ?? []).filter((row) => !row.isDeleted);
  // Keyed by the server's version, not by the rows: a request sent before a change arrives would price the old cart.
  const delivery = useDeliveryOptions(country, String(version), props.delivery ?? undefined);
  const ready = live.every(({ product, quantity }) => !product || quantityProblem(quantity, product.stock) === null);

  return (
    <div className="wrap cl">
      <div>
        <h1>{t("title")}</h1>
        {page.problem ? <Notice>{page.problem}</Notice> : null}
        <LiveRegion message={page.announcement} />
        {failed ? <CartFailed language={language} onRetry={retry} /> : null}
        {!view && !failed ? <CartLoading /> : null}
        {failed || view?.rows.length === 0 ? <CartEmpty language={language} messages={props.empty} /> : null}
        {view && view.rows.length > 0 ? (
          <ul className="its">
            {view.rows.map((row) => {
              const shown = { row, name: page.nameOf(row), language };
              return row.isDeleted ? (
                <RemovedRow
                  key={row.product_id}
                  {...shown}
                  undoButton={page.button("undo", row.product_id)}
                  onUndo={() => page.undo(row)}
                />
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
        <WayBack rows={view?.rows ?? []} language={language} />
      </div>
      {view && live.length > 0 ? (
        <CartSummary
          view={view}
          delivery={delivery.options}
          freeFor={props.elsewhere ? null : country}
          language={language}
          ready={ready}
        />
      ) : null}
    </div>
  );
}
