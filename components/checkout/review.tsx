"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { type CheckoutValues, fieldId } from "@/components/checkout/form-values";
import { errorOf } from "@/components/checkout/resolver";
import type { Totals } from "@/components/checkout/totals";
import { useErrorText } from "@/components/checkout/use-field";
import { Button } from "@/components/ui/button";
import { CheckOption } from "@/components/ui/check-option";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { type CartView, rowName } from "@/lib/api/cart/cart-state";
import type { DeliveryOption } from "@/lib/contract/checkout";
import type { Language } from "@/lib/domain/locale";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { unbrokenIn } from "@/lib/domain/unbroken";
import { onDays } from "@/lib/i18n/day";
import { pathOf } from "@/lib/seo/paths";

/**
 * The final review: agreement, goods, total, day of delivery, and the order button. The law wants the goods, the total and
 * the delivery directly before the button, and the button to say what it does.
 */
export function Review(props: {
  cart: CartView;
  totals: Totals;
  delivery: DeliveryOption | undefined;
  language: Language;
  sending: boolean;
  /** Is it paid at a gateway right after? Then the button says so, as the law requires. */
  online: boolean;
}) {
  const { cart, totals, delivery, language, sending, online } = props;
  const t = useTranslations("checkout");
  const returns = useTranslations("returns");
  const { register, formState, getValues } = useFormContext<CheckoutValues>();
  const errorText = useErrorText();
  const error = errorOf(formState.errors, "agreement");
  return (
    <>
      <div className="mt-3">
        <CheckOption
          defaultChecked={getValues("agreement")}
          {...register("agreement")}
          id={fieldId("agreement")}
          error={error && errorText(error, "agreement")}
          label={t.rich("label.agreement_with_link", {
            link: (text) => (
              <Link href={pathOf("terms", language)} target="_blank">
                {text}
                <span className="vh"> {t("new_window")}</span>
              </Link>
            ),
          })}
        />
      </div>
      <div className="last-look">
        <ul>
          {cart.rows
            .filter((row) => !row.isDeleted)
            .map((row) => (
              <li key={row.product_id}>
                <span>
                  {row.quantity}× {rowName(row, t("goods", { id: row.product_id }))}{" "}
                  <span className="size">{row.product ? tyreDesignation(row.product) : null}</span>
                </span>
                <Price money={row.total} language={language} />
              </li>
            ))}
          {delivery ? (
            <li>
              <span>
                {[unbrokenIn(language, delivery.name), delivery.estimate && onDays(delivery.estimate, language)]
                  .filter(Boolean)
                  .join(", ")}
              </span>
              {delivery.price.amount === 0 ? (
                <span>{t("free")}</span>
              ) : (
                <Price money={delivery.price} language={language} />
              )}
            </li>
          ) : null}
          {totals.payment && totals.payment.amount > 0 ? (
            <li>
              <span>{t("summary.payment")}</span>
              <Price money={totals.payment} language={language} />
            </li>
          ) : null}
          <li className="b">
            <span>{t("summary.total_with_vat")}</span>
            <Price money={totals.total} language={language} />
          </li>
        </ul>
      </div>
      <Button type="submit" variant="go" full aria-disabled={sending} aria-busy={sending}>
        {sending ? t("sending") : t(online ? "order_online" : "order")}
      </Button>
      <p className="sm muted mt-1h">{returns("sentence")}</p>
    </>
  );
}
