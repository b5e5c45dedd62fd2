"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import { useFormAction } from "@/lib/api/request/use-form-action";
import { cancelStockNotices } from "@/lib/api/stock-notice/actions";
import { startOfCancel } from "@/lib/api/stock-notice/form-state";

/** Cancels all notices of the address a mail came to. Opening the link alone cancels nothing: mail servers open links, too. */
export function CancelForm({ token }: { token: string }) {
  const t = useTranslations("stock_notice");
  const title = useRef<HTMLHeadingElement>(null);
  const { state, sending, formProps } = useFormAction(cancelStockNotices, startOfCancel, (before) => ({
    ...before,
    attempt: before.attempt + 1,
    failure: t("network"),
  }));
  useEffect(() => {
    if (state.done) title.current?.focus();
  }, [state.done]);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {state.done ? t("cancelled") : t("cancel_title")}
      </h1>
      <p className="mt-1">{state.done ? t("cancelled_text") : t("cancel_text")}</p>
      {state.done ? null : (
        <form {...formProps} className="mt-3">
          {state.failure === null ? null : <Notice>{state.failure || t("network")}</Notice>}
          <LocaleField />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="go" aria-busy={sending}>
            {sending ? t("sending") : t("cancel")}
          </Button>
        </form>
      )}
    </>
  );
}
