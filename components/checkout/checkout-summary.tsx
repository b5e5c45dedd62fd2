"use client";

import { useTranslations } from "next-intl";
import type { Totals } from "@/components/checkout/totals";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { TyrePicture } from "@/components/ui/tyre-picture";
import { type CartView, rowName } from "@/lib/api/cart/cart-state";
import type { Language } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { pathOf } from "@/lib/seo/paths";

function Fee({
  label,
  money,
  language,
  free,
}: {
  label: string;
  money: Money | null;
  language: Language;
  free: string;
}) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{money === null ? "–" : money.amount === 0 ? free : <Price money={money} language={language} />}</dd>
    </>
  );
}

/** What is ordered and what it comes to, beside the form. */
export function CheckoutSummary({ cart, totals, language }: { cart: CartView; totals: Totals; language: Language }) {
  const t = useTranslations("checkout");
  const studded = useTranslations("studded");
  const rows = cart.rows.filter((row) => !row.isDeleted);
  return (
    <aside className="sum" aria-label={t("summary.title")}>
      <h2>{t("summary.title")}</h2>
      <dl>
        <dt>{t("summary.tyres", { count: cart.count })}</dt>
        <dd>
          <Price money={totals.goods} language={language} />
        </dd>
        <Fee label={t("summary.delivery")} money={totals.delivery} language={language} free={t("free")} />
        {totals.payment && totals.payment.amount > 0 ? (
          <Fee label={t("summary.payment")} money={totals.payment} language={language} free={t("free")} />
        ) : null}
        <dt className="muted sm">{t("summary.vat", { rate: totals.vat.rate })}</dt>
        <dd className="sm">
          <Price money={totals.vat.amount} language={language} />
        </dd>
        <dt className="tt">{t("summary.total")}</dt>
        <dd className="tt">
          <Price money={totals.total} language={language} />
        </dd>
      </dl>
      <ul className="sum-lines">
        {rows.map((row) => (
          <li key={row.product_id} className="sum-line">
            <span className="thumb">{row.product ? <TyrePicture src={row.product.image} /> : null}</span>
            <span className="sm">
              <b>{rowName(row, t("goods", { id: row.product_id }))}</b>
              <br />
              <span className="muted num regular">
                {row.quantity}× {row.product ? tyreDesignation(row.product) : null}
              </span>
              {row.product?.flags.studded ? (
                <>
                  <br />
                  <b>{studded("note")}</b>
                </>
              ) : null}
            </span>
            <Price money={row.total} language={language} className="num sm" />
          </li>
        ))}
      </ul>
      <p className="sm mt-2">
        <Link href={pathOf("cart", language)}>{t("summary.edit")}</Link>
      </p>
    </aside>
  );
}
