"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { hasGivenBack, type KnownOrder } from "@/components/withdrawal/known-order";
import { type WithdrawalState, withdrawalFields } from "@/lib/api/withdrawal/form-state";
import type { Language } from "@/lib/domain/locale";
import { writtenDay } from "@/lib/domain/written-date";

type Props = { state: WithdrawalState; order: KnownOrder | null; language: Language; sending: boolean };

/** The whole statement once more, and the button that sends it. */
export function WithdrawalReview({ state, order, language, sending }: Props) {
  const t = useTranslations("withdrawal");
  const { values, scope, pieces, period } = state;
  const named = pieces.map(({ product_id, quantity }) => {
    const line = order?.lines.find((known) => known.product_id === product_id);
    return t("line", { count: quantity, name: line ? `${line.name} ${line.size}` : String(product_id) });
  });
  const part = named.length > 0 ? named.join("\n") : (values.part ?? "");
  const day = period.lastDay ? writtenDay(period.lastDay, language) : "";
  return (
    <>
      {withdrawalFields.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
      ))}
      <input type="hidden" name="scope" value={scope} />
      {pieces.map(({ product_id, quantity }) => (
        <input key={product_id} type="hidden" name={`pieces_${product_id}`} value={quantity} />
      ))}
      {/* biome-ignore lint/a11y/noAutofocus: without scripts, it answers what was sent */}
      <h2 tabIndex={-1} autoFocus>
        {t("review")}
      </h2>
      <p>{t("statement")}</p>
      <dl className="facts">
        <dt>{t("goods")}</dt>
        <dd className="prose">
          {scope === "part"
            ? part
            : t(hasGivenBack(order) ? "rest_of" : "whole_of", { number: values.order_number ?? "" })}
        </dd>
        <dt>{t("order")}</dt>
        <dd>{values.order_number}</dd>
        <dt>{t("name")}</dt>
        <dd>{values.name}</dd>
        <dt>{t("to_email")}</dt>
        <dd>{values.email}</dd>
        {values.reason ? (
          <>
            <dt>{t("reason_given")}</dt>
            <dd className="prose">{values.reason}</dd>
          </>
        ) : null}
      </dl>
      {period.lastDay === null ? (
        <p className="muted sm">{t("not_delivered")}</p>
      ) : period.inTime ? (
        <p className="muted sm">{t("in_time", { day })}</p>
      ) : (
        <Notice kind="info">{t("late", { day })}</Notice>
      )}
      <div className="wd-acts">
        <Button type="submit" name="step" value="confirm" variant="go" aria-busy={sending}>
          {sending ? t("confirming") : t("confirm")}
        </Button>
        <Button type="submit" name="step" value="back">
          {t("back")}
        </Button>
      </div>
    </>
  );
}
