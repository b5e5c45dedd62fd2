"use client";

import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFormAction } from "@/lib/api/request/use-form-action";
import { askForStockNotice } from "@/lib/api/stock-notice/actions";
import { emptyStockNotice } from "@/lib/api/stock-notice/form-state";
import type { Language } from "@/lib/domain/locale";
import { stockNoticeMonths } from "@/lib/domain/stock-notice";

/** On the page of a tyre that is sold out: asks for one mail when it is back. It also works without scripts. */
export function StockNoticeForm({ slug }: { slug: string; language: Language }) {
  const t = useTranslations("stock_notice");
  const lang = String(useParams()?.lang ?? "");
  const place = useRef<HTMLElement>(null);
  const { state, sending, formProps } = useFormAction(askForStockNotice, emptyStockNotice, (before) => ({
    ...before,
    attempt: before.attempt + 1,
    errors: {},
    failure: t("network"),
  }));
  useEffect(() => {
    if (state.attempt > 0) place.current?.querySelector<HTMLElement>("[aria-invalid], .note, [tabindex]")?.focus();
  }, [state.attempt]);
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
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="slug" value={slug} />
        <TextField
          id="stock-notice-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          label={t("email")}
          hint={t("privacy", { months: stockNoticeMonths })}
          defaultValue={state.email}
          error={state.errors.email}
          required
        />
        <div className="vh" aria-hidden="true">
          <label htmlFor="stock-notice-website">{t("website")}</label>
          <input id="stock-notice-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" full aria-busy={sending}>
          {sending ? t("sending") : t("send")}
        </Button>
      </form>
    </section>
  );
}
