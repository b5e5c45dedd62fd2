"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Withdrawal } from "@/lib/contract/withdrawal";
import type { Language } from "@/lib/domain/locale";
import { onDay } from "@/lib/i18n/day";
import { momentOf } from "@/lib/i18n/moment";

const bold = { b: (text: ReactNode) => <b>{text}</b> };

/** What was received, when, and what happens next. */
export function WithdrawalDone(props: { withdrawal: Withdrawal; shop: string; language: Language }) {
  const { withdrawal, shop, language } = props;
  const t = useTranslations("withdrawal");
  const goods = withdrawal.lines?.map(({ name, size, quantity }) =>
    t("line", { count: quantity, name: `${name} ${size}` }),
  );
  const part = [...(goods ?? []), ...(withdrawal.part ? [withdrawal.part] : [])].join("\n");
  return (
    <section aria-labelledby="withdrawal-done">
      {/* biome-ignore lint/a11y/noAutofocus: without scripts, it answers what was sent */}
      <h2 id="withdrawal-done" tabIndex={-1} autoFocus>
        {t("done")}
      </h2>
      <p className="mt-1">
        {t("done_text", { when: momentOf(withdrawal.submitted_at, language), email: withdrawal.email })}
      </p>
      {withdrawal.in_time || withdrawal.last_day === null ? null : (
        <p className="note info mt-2">{t("late", { day: onDay(withdrawal.last_day, language) })}</p>
      )}
      <dl className="facts">
        <dt>{t("withdrawal_number")}</dt>
        <dd>{withdrawal.number}</dd>
        <dt>{t("order")}</dt>
        <dd>{withdrawal.order_number}</dd>
        <dt>{t("goods")}</dt>
        <dd className="prose">{part || t("whole_of", { number: withdrawal.order_number })}</dd>
        <dt>{t("name")}</dt>
        <dd>{withdrawal.name}</dd>
        {withdrawal.reason ? (
          <>
            <dt>{t("reason_given")}</dt>
            <dd className="prose">{withdrawal.reason}</dd>
          </>
        ) : null}
      </dl>
      <h3 className="mt-4">{t("next")}</h3>
      <p className="mt-1">{t.rich("step_goods", { ...bold, address: shop })}</p>
      <p className="mt-1">{t.rich("step_money", bold)}</p>
    </section>
  );
}
