"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { arrowIcon } from "@/components/ui/icons/arrow";
import { Price } from "@/components/ui/price";
import type { CartView } from "@/lib/api/cart/cart-state";
import type { DeliveryOption } from "@/lib/contract/checkout";
import { freeTyres } from "@/lib/domain/delivery-rates";
import type { Language } from "@/lib/domain/locale";
import { formatMoney, type Money } from "@/lib/domain/money";
import { onDays } from "@/lib/i18n/day";
import { pathOf } from "@/lib/seo/paths";

/** The cheapest and the fastest delivery; collecting in person is always free, so it is left out. */
function brought(options: readonly DeliveryOption[] | null) {
  const ways = (options ?? []).filter(({ type }) => type !== "pickup");
  const [cheapest] = [...ways].sort((a, b) => a.price.amount - b.price.amount);
  const [soonest] = ways.flatMap(({ estimate }) => estimate ?? []).sort((a, b) => a.to.localeCompare(b.to));
  return { cheapest, soonest };
}

/**
 * The total, the arrival, and the button to the checkout.
 * @param freeFrom price of goods from which delivery is free; `null` when a remote back end decides
 * @param ready all lines can be ordered as they are
 */
export function CartSummary(props: {
  view: CartView;
  delivery: readonly DeliveryOption[] | null;
  freeFrom: Money | null;
  language: Language;
  ready: boolean;
}) {
  const { view, language } = props;
  const t = useTranslations("cart.summary");
  const { cheapest, soonest } = brought(props.delivery);
  const paid = cheapest !== undefined && cheapest.price.amount > 0;
  return (
    <aside className="sum" aria-label={t("title")}>
      <h2>{t("title")}</h2>
      <dl>
        <dt>{t("tyres", { count: view.count })}</dt>
        <dd>
          <Price money={view.total} language={language} />
        </dd>
        {cheapest ? (
          <>
            <dt>{t("delivery")}</dt>
            <dd>{paid ? t("from", { price: formatMoney(cheapest.price, language) }) : t("free")}</dd>
          </>
        ) : null}
        {view.vat ? (
          <>
            <dt className="muted sm">{t("vat", { rate: view.vat.rate })}</dt>
            <dd className="sm">
              <Price money={view.vat.amount} language={language} />
            </dd>
          </>
        ) : null}
        <dt className="tt">{paid ? t("total_goods") : t("total")}</dt>
        <dd className="tt">
          <Price money={view.total} language={language} />
        </dd>
      </dl>
      {props.ready ? null : <p className="err mt-2">{t("fix")}</p>}
      <ButtonLink variant="go" full className="mt-2" href={pathOf("checkout", language)}>
        <span>{t("checkout")}</span>
        <Icon shape={arrowIcon} />
      </ButtonLink>
      {soonest ? <p className="sm b mt-2">{t("arrives", { days: onDays(soonest, language) })}</p> : null}
      {paid && props.freeFrom ? (
        <p className="sm muted mt-1">
          {t("free_by_count", {
            count: Math.max(1, freeTyres - view.count),
            price: formatMoney(props.freeFrom, language, { bound: true }),
          })}
        </p>
      ) : null}
    </aside>
  );
}
