"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { OrderHistory } from "@/components/account/order-history";
import { WithdrawLink } from "@/components/account/withdraw-link";
import { Price } from "@/components/ui/price";
import { Shipments } from "@/components/ui/shipments";
import type { TrackedOrder } from "@/lib/api/order/form-state";
import type { Language } from "@/lib/domain/locale";
import { whatIsToldOf } from "@/lib/domain/order-remarks";
import { onDays } from "@/lib/i18n/day";

/** Is the order still to arrive? */
const onTheWay = ({ status, withdrawn }: TrackedOrder) =>
  withdrawn !== "whole" && !["delivered", "cancelled", "returned"].includes(status);

/** Is it dispatched only after payment? */
const isToPay = ({ status, bank_transfer, awaits_card }: TrackedOrder) =>
  status !== "shipped" && (bank_transfer !== null || awaits_card);

/** The state of a tracked order: when it arrives, how to pay if unpaid, and its history. It takes the focus. */
export function TrackedState(props: { order: TrackedOrder; language: Language; howToPay: ReactNode }) {
  const { order, language, howToPay } = props;
  const t = useTranslations("account");
  const { payment, withdrawn } = whatIsToldOf(order);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-5 acc-tracked" aria-labelledby="tracked-title">
      <p className="muted sm">{t("track.result", { number: order.number })}</p>
      {/* biome-ignore lint/a11y/noAutofocus: where no scripts run, the browser moves the focus to what was asked for */}
      <h2 id="tracked-title" ref={heading} tabIndex={-1} autoFocus>
        {t(`state.order.${order.status}`)}
      </h2>
      {withdrawn ? <p className="mt-1 b">{t(`state.withdrawn.${withdrawn}`)}</p> : null}
      {onTheWay(order) ? (
        <p className="mt-1">
          {t(isToPay(order) ? "track.expected_if_paid" : "track.expected", { when: onDays(order.delivery, language) })}
        </p>
      ) : null}
      <dl className="facts">
        <dt>{t("track.delivery")}</dt>
        <dd>{order.delivery.name}</dd>
        {payment ? (
          <>
            <dt>{t("track.payment")}</dt>
            <dd>
              {t(`state.payment.${payment}`)}
              {order.awaits_card ? <p className="sm muted">{t("track.pay_by_card")}</p> : null}
            </dd>
          </>
        ) : null}
        <dt>{t("track.total")}</dt>
        <dd>
          <Price money={order.total} language={language} />
        </dd>
      </dl>
      {howToPay}
      <Shipments shipments={order.shipments} heading="h3" className="mt-4" />
      <h3 className="mt-4">{t("order.history")}</h3>
      <OrderHistory history={order.history} language={language} />
      <WithdrawLink order={order} language={language} />
    </section>
  );
}
