"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import { TrapField } from "@/components/ui/trap-field";
import { useFormAction } from "@/lib/api/request/use-form-action";
import { askForStockNotice } from "@/lib/api/stock-notice/actions";
import { emptyStockNotice } from "@/lib/api/stock-notice/form-state";
import type { Language } from "@/lib/domain/locale";
import { stockNoticeMonths } from "@/lib/domain/stock-notice";

/** On the page of a tyre that is sold out: asks for one mail when it is back. It also works without scripts. */
export function StockNoticeForm({ slug }: { slug: string; language: Language }) {
  const t = useTranslations("stock_notice");
  const { state, sending, place, formProps } = useFormAction(askForStockNotice, emptyStockNotice, (before) => ({
    ...before,
    attempt: before.attempt + 1,
    errors: {},
    failure: t("network"),
  }));
  if (state.done)
    return (
      <section ref={place} className="stock-notice" aria-labelledby="stock-notice-title">
        <h2 id="stock-notice-title" tabIndex={-1}>
          {state.done === "saved" ? t("sent") : t("in_stock")}
        </h2>
        <p className="sm">{state.done === "saved" ? t("sent_text", { email: state.email }) : t("in_stock_text")}</p>
        {state.done === "in_stock" ? (
          <a className="btn go" href={slug}>
            {t("reload")}
          </a>
        ) : null}
      </section>
    );
  return (
    <section ref={place} className="stock-notice" aria-labelledby="stock-notice-title">
      <h2 id="stock-notice-title">{t("title")}</h2>
      <p className="sm">{t("lead")}</p>
      <form {...formProps}>
        {state.failure === null ? null : <Notice>{state.failure || t("network")}</Notice>}
        <LocaleField />
        <input type="hidden" name="slug" value={slug} />
        <EmailField
          id="stock-notice-email"
          name="email"
          label={t("email")}
          hint={t("privacy", { months: stockNoticeMonths })}
          defaultValue={state.email}
          error={state.errors.email}
          required
        />
        <TrapField id="stock-notice" label={t("website")} />
        <Button type="submit" full aria-busy={sending}>
          {sending ? t("sending") : t("send")}
        </Button>
      </form>
    </section>
  );
}
