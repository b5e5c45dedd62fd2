"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { repeatByForm } from "@/components/account/send-account";
import { unsentRepeat } from "@/components/account/sent-form";
import { useButtonForm } from "@/components/account/use-button-form";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import { useCartActions } from "@/lib/api/cart/change-cart";
import { type RepeatedOrder, repeatOrder } from "@/lib/api/order/browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import { maxQuantity } from "@/lib/domain/quantity";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { pathOf } from "@/lib/seo/paths";

/** How many tyres were added to the cart, and which ones are short. */
function Repeated({ result }: { result: RepeatedOrder }) {
  const t = useTranslations("account");
  return (
    <>
      <p>{t("order.added", { count: result.added })}</p>
      {result.missing.length > 0 ? (
        <>
          <p className="mt-1">{t("order.missing")}</p>
          <ul>
            {result.missing.map(({ name, left, in_cart = 0 }) => (
              <li key={name}>
                {in_cart >= maxQuantity
                  ? t("order.missing_most", { name, most: maxQuantity })
                  : t(in_cart > 0 && in_cart === left ? "order.missing_held" : "order.missing_line", { name, left })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** Adds an order's tyres to the cart again, and says which ones are short. */
export function RepeatOrder({ number }: { number: string }) {
  const t = useTranslations("account");
  const locale = usePageLocale();
  const { refresh } = useCartActions();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<RepeatedOrder | "untold" | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const { answered, formProps } = useButtonForm(repeatByForm, unsentRepeat, repeat);
  const shown = result ?? answered.result;
  const hasCart = shown === "untold" || shown?.added || shown?.missing.some(({ in_cart = 0 }) => in_cart > 0);

  async function repeat() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setResult(null);
    try {
      setResult((await repeatOrder(number, locale)) ?? "untold");
      await refresh();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return (
    <div className="mt-3">
      <FormFailure failure={failure} said={answered.failure} network={t("network")} />
      {shown ? (
        <Notice kind={hasCart ? "info" : "bad"} autoFocus={answered.result !== null}>
          {shown === "untold" ? null : <Repeated result={shown} />}
          {hasCart ? (
            <p className="mt-1">
              <Link href={pathOf("cart", locale.language)}>{t("order.to_cart")}</Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <form {...formProps} className={shown ? "mt-2" : undefined}>
        <LocaleField />
        <input type="hidden" name="number" value={number} />
        <Button type="submit" variant="go" aria-busy={busy}>
          {busy ? t("order.repeating") : t("order.repeat")}
        </Button>
      </form>
    </div>
  );
}
