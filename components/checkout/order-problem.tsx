"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { type CartView, rowName } from "@/lib/api/cart/cart-state";
import type { Failure } from "@/lib/api/request/failure";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Why the order was not placed, and what to do. Nothing typed is lost. */
export function OrderProblem(props: { failure: Failure; cart: CartView; language: Language }) {
  const { failure, cart, language } = props;
  const t = useTranslations("checkout.problem");
  const row = cart.rows.find(({ product_id }) => product_id === failure.problem?.product_id);
  const name = row ? rowName(row, "") : null;
  // On a phone the button may be far away: the focus scrolls the reason into view.
  useEffect(() => document.getElementById("order-problem")?.focus(), []);
  const isCart = failure.problem?.errors?.some(({ path }) => path === "cart");
  const toCart = isCart || failure.code === "out_of_stock" || failure.code === "cart_empty";
  return (
    <div className="mt-3">
      <Notice id="order-problem" autoFocus>
        <p>
          {name ? `${name}: ` : ""}
          {failure.detail ?? t(failure.code === "network" ? "network" : "failed")}
        </p>
        {failure.code === "network" || failure.code === "unavailable" || failure.code === "internal" ? (
          <p className="regular mt-1">{t("not_twice")}</p>
        ) : null}
        {toCart ? (
          <p className="mt-1">
            <Link href={pathOf("cart", language)}>{t("to_cart")}</Link>
          </p>
        ) : null}
      </Notice>
    </div>
  );
}
