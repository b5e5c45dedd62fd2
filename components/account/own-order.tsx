import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { OrderHistory } from "@/components/account/order-history";
import { OrderRemarks } from "@/components/account/order-remarks";
import { RepeatOrder } from "@/components/account/repeat-order";
import { WithdrawLink } from "@/components/account/withdraw-link";
import { Link } from "@/components/ui/link";
import { Shipments } from "@/components/ui/shipments";
import type { Order } from "@/lib/contract/order";
import type { Language } from "@/lib/domain/locale";
import { dateOf } from "@/lib/i18n/moment";
import { pathOf } from "@/lib/seo/paths";

/**
 * One of the shopper's orders: its state and history, a reorder button, payment instructions when unpaid, and the ordered
 * goods (the children).
 */
export async function OwnOrder(props: { order: Order; language: Language; payment: ReactNode; children: ReactNode }) {
  const { order, language } = props;
  const t = await getTranslations("account");
  return (
    <div className="wrap sec">
      <p>
        <Link className="acc-link sm" href={pathOf("account", language)}>
          {t("order.back")}
        </Link>
      </p>
      <h1>{t("order.title", { number: order.number })}</h1>
      <p className="mt-1">
        <b>{t(`state.order.${order.status}`)}</b>
        <span className="muted">
          <OrderRemarks order={order} />
          {" · "}
          {t("order.placed", { date: dateOf(order.placed_at, language) })}
        </span>
      </p>
      <RepeatOrder number={order.number} />
      <div className="acc acc-order">
        <div>{props.children}</div>
        <div>
          {props.payment}
          <Shipments shipments={order.shipments} heading="h2" className="ordered" />
          <section className="ordered" aria-labelledby="history-title">
            <h2 id="history-title">{t("order.history")}</h2>
            <OrderHistory history={order.history} language={language} />
            <WithdrawLink order={order} language={language} />
          </section>
        </div>
      </div>
    </div>
  );
}
