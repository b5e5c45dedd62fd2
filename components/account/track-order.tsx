"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { TrackedState } from "@/components/account/tracked-state";
import { useCallForm } from "@/components/account/use-call-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { NotReady } from "@/components/ui/not-ready";
import { type TrackedOrder, trackOrder } from "@/lib/api/orders";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/**
 * The state of an order for whoever knows its number and e-mail.
 * @param howToPay shows how to pay an order that waits for it, @param title, text what stands above the form instead of its own
 */
export function TrackOrder(props: { howToPay: (order: TrackedOrder) => ReactNode; title?: string; text?: string }) {
  const { howToPay, title, text } = props;
  const t = useTranslations("account.track");
  const account = useTranslations("account");
  const rules = useTranslations("field");
  const locale = usePageLocale();
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const { field, failure, sending, formProps } = useCallForm({
    start: { number: "", email: "" },
    check: async (values) => (await loadFieldRules()).track(values),
    send: async ({ number, email }) => {
      setOrder(null);
      setOrder(await trackOrder(number, email, locale));
    },
    refusals: { not_found: { field: "number", text: t("not_found") } },
  });
  return (
    <>
      <h1>{title ?? t("title")}</h1>
      <p className="muted sm mt-1">{text ?? t("text")}</p>
      <noscript>
        <p className="note mt-2">{t("no_script")}</p>
      </noscript>
      <NotReady>{rules("not_ready")}</NotReady>
      <form {...formProps}>
        <FormFailure failure={failure} network={account("network")} />
        <TextField
          {...field("number")}
          label={t("number")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextField
          {...field("email")}
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit" look="go" full aria-busy={sending}>
          {sending ? t("asking") : t("action")}
        </Button>
      </form>
      {order ? (
        <TrackedState key={order.number} order={order} language={locale.language} howToPay={howToPay(order)} />
      ) : null}
    </>
  );
}
