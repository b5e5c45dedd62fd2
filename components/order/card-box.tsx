import { getTranslations } from "next-intl/server";
import { GoToPayment } from "@/components/order/go-to-payment";
import { RefreshSoon } from "@/components/order/refresh-soon";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cardIcon } from "@/components/ui/icons/card";
import { Notice } from "@/components/ui/notice";
import type { Order } from "@/lib/contract/order";
import type { Seller } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { formatPhone } from "@/lib/domain/phone";
import { momentOf } from "@/lib/i18n/moment";

type Card = NonNullable<Order["payment"]["card"]>;

/**
 * How the shopper arrived: from the order button, which continues to the payment; back from the payment, paid or unpaid; or
 * `gateway_away`: the payment page could not be opened just now.
 */
export type CardArrival = "next" | "paid" | "unpaid" | "gateway_away" | null;

async function Offer({ card, order, language }: { card: Card; order: Order; language: Language }) {
  const t = await getTranslations("order.card");
  const amount = formatMoney(order.total, language, { exact: true });
  return (
    <>
      <p className="tot">{amount}</p>
      {card.test ? <p className="note info mt-2">{t("test")}</p> : null}
      {/* Not a Link: the address leads out of the shop. */}
      <a className={buttonClass({ variant: "go", full: true })} href={card.path} rel="nofollow">
        {t("pay", { amount })}
      </a>
      <p className="sm muted mt-2">{t("how")}</p>
      {card.until ? <p className="sm muted mt-1">{t("until", { until: momentOf(card.until, language) })}</p> : null}
    </>
  );
}

/** How to pay by card, by how far the payment is. */
export async function CardBox(props: {
  order: Order;
  card: Card;
  shop: Pick<Seller, "email" | "phone">;
  language: Language;
  arrival?: CardArrival;
}) {
  const { order, card, shop, language, arrival = null } = props;
  const t = await getTranslations("order.card");
  const away = await getTranslations("problem_reason");
  const waits = card.processing || (arrival === "paid" && card.offered);
  return (
    <aside className="qr" aria-labelledby="card-title">
      <h2 id="card-title" className="card-title">
        <Icon shape={cardIcon} /> {t("title")}
      </h2>
      {arrival === "gateway_away" ? <Notice>{away("card_gateway")}</Notice> : null}
      {arrival === "unpaid" && card.offered ? <Notice kind="info">{t("not_paid")}</Notice> : null}
      {waits ? (
        <RefreshSoon label={t("check")}>{t("checking")}</RefreshSoon>
      ) : card.offered ? (
        <>
          {arrival === "next" ? <GoToPayment href={card.path}>{t("going")}</GoToPayment> : null}
          <Offer card={card} order={order} language={language} />
        </>
      ) : (
        <p>{t("gone", { email: shop.email, phone: formatPhone(shop.phone) })}</p>
      )}
    </aside>
  );
}
