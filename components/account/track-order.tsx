"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { TrackedState } from "@/components/account/tracked-state";
import { useCallForm } from "@/components/account/use-call-form";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { TextField } from "@/components/ui/field";
import { LocaleField } from "@/components/ui/locale-field";
import { trackByForm } from "@/lib/api/order/actions";
import { trackOrder } from "@/lib/api/order/browser";
import { type TrackedOrder, untracked } from "@/lib/api/order/form-state";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/**
 * The state of an order, given its number and e-mail. Works without scripts.
 * @param howToPay renders payment instructions, @param title, text replace the form's own heading and text
 */
export function TrackOrder(props: { howToPay: (order: TrackedOrder) => ReactNode; title?: string; text?: string }) {
  const { howToPay, title, text } = props;
  const t = useTranslations("account.track");
  const account = useTranslations("account");
  const locale = usePageLocale();
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const { field, answered, refused, sending, formProps } = useCallForm({
    byForm: trackByForm,
    unsent: untracked,
    start: untracked.values,
    check: async (values) => (await loadFieldRules()).track(values),
    send: async ({ number, email }) => {
      setOrder(null);
      setOrder(await trackOrder(number, email, locale));
    },
    refusals: { not_found: { field: "number", text: t("not_found") } },
  });
  const shown = order ?? answered.order;
  return (
    <>
      <h1>{title ?? t("title")}</h1>
      <p className="muted sm mt-1">{text ?? t("text")}</p>
      <form {...formProps}>
        <FormFailure {...refused} network={account("network")} />
        <LocaleField />
        <TextField
          {...field("number")}
          label={t("number")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <EmailField {...field("email")} label={t("email")} required />
        <Button type="submit" variant="go" full aria-busy={sending}>
          {sending ? t("asking") : t("action")}
        </Button>
      </form>
      {shown ? (
        <TrackedState key={shown.number} order={shown} language={locale.language} howToPay={howToPay(shown)} />
      ) : null}
    </>
  );
}
