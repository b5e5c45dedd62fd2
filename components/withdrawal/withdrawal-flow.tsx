"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import type { KnownOrder } from "@/components/withdrawal/known-order";
import { WithdrawalDone } from "@/components/withdrawal/withdrawal-done";
import { WithdrawalFields } from "@/components/withdrawal/withdrawal-fields";
import { WithdrawalReview } from "@/components/withdrawal/withdrawal-review";
import { useFormAction } from "@/lib/api/request/use-form-action";
import { withdrawalStep } from "@/lib/api/withdrawal/actions";
import { startOfWithdrawal, type WithdrawalState } from "@/lib/api/withdrawal/form-state";
import type { Language } from "@/lib/domain/locale";

type Props = {
  /** What is said before anything is sent. */
  lead: string;
  /** Instead of the form, where there is nothing to withdraw from any more; what was withdrawn this moment is shown before it. */
  ended: ReactNode;
  /** Own orders to choose from. */
  children: ReactNode;
  known: WithdrawalState["values"];
  order: KnownOrder | null;
  /** Where the goods go back to. */
  shop: string;
  language: Language;
};

/** Withdrawing in two steps, to fill in and to confirm, then what was received. Works without scripts, too. */
export function WithdrawalFlow({ lead, ended, children, known, order, shop, language }: Props) {
  const t = useTranslations("withdrawal");
  const { state, sending, place, formProps } = useFormAction(withdrawalStep, startOfWithdrawal(known), (before) => ({
    ...before,
    attempt: before.attempt + 1,
    failure: t("network"),
  }));
  const step = { state, order, language, sending };
  return (
    <>
      {state.step !== "fill" || ended ? null : <p className="mt-1">{lead}</p>}
      {children}
      <div ref={place} className="mt-3">
        {state.step === "done" && state.done ? (
          <WithdrawalDone withdrawal={state.done} shop={shop} language={language} />
        ) : ended ? (
          ended
        ) : (
          <form {...formProps} className="wd">
            {state.failure === null ? null : <Notice>{state.failure || t("network")}</Notice>}
            <LocaleField />
            <input type="hidden" name="key" value={state.key} />
            <input type="hidden" name="knows_lines" value={order ? "1" : ""} />
            <input type="hidden" name="token" value={order?.token ?? ""} />
            {state.step === "review" ? (
              <WithdrawalReview {...step} />
            ) : (
              <WithdrawalFields key={state.attempt} {...step} />
            )}
          </form>
        )}
      </div>
    </>
  );
}
