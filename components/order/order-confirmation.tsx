import { getTranslations } from "next-intl/server";
import { ArrivalHeading } from "@/components/order/arrival-heading";
import { type CardArrival, CardBox } from "@/components/order/card-box";
import { awaitsTransfer, headlineOf } from "@/components/order/headline";
import { OrderDetails } from "@/components/order/order-details";
import { OrderLines } from "@/components/order/order-lines";
import { OrderTimeline } from "@/components/order/order-timeline";
import { PaymentBox } from "@/components/order/payment-box";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Shipments } from "@/components/ui/shipments";
import type { Order } from "@/lib/contract/order";
import type { Seller } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";
import { paymentKind } from "@/lib/domain/payment-methods";
import { whyNotWithdrawable } from "@/lib/domain/withdrawal";
import { pathOf } from "@/lib/seo/paths";

/** After the order: what happens next, when, how to pay, and what was ordered. Needs no scripts. */
export async function OrderConfirmation(props: {
  order: Order;
  /** With which the page was opened; none by the order's owner. */
  token?: string;
  shop: Seller;
  language: Language;
  arrival: CardArrival;
}) {
  const { order, token, shop, language, arrival } = props;
  const t = await getTranslations("order");
  const states = await getTranslations("account.state");
  const ended = whyNotWithdrawable(order) !== null;
  const { street, zip_code, city } = shop.address;
  const transfer = awaitsTransfer(order) ? order.payment.bank_transfer : null;
  const { card } = order.payment;
  const withdrawal = new URLSearchParams({ order: order.number, ...(token && { token }) });
  const refundDue =
    order.status === "cancelled" && paymentKind(order.payment.id) === "online" && order.payment_status === "paid";
  return (
    <div className="wrap done">
      <div className="done-next">
        <p className="b">
          {t.rich(ended ? "of_number" : "accepted", {
            number: order.number,
            n: (text) => <span className="num">{text}</span>,
          })}
        </p>
        <ArrivalHeading>{t(`headline.${headlineOf(order)}`)}</ArrivalHeading>
        {order.withdrawn === "part" && !ended ? <p className="b mt-2">{states("withdrawn.part")}</p> : null}
        {order.contact.email && !ended ? (
          <p className="muted mt-2">{t("confirmation", { email: order.contact.email })}</p>
        ) : null}
        {refundDue ? <p className="note info mt-2">{t("card.refund")}</p> : null}
        {shop.demonstration ? <p className="note info mt-2">{t("trial")}</p> : null}
        <OrderTimeline order={order} shop={`${shop.name}, ${street}, ${zip_code} ${city}`} language={language} />
      </div>
      {card ? <CardBox order={order} card={card} shop={shop} language={language} arrival={arrival} /> : null}
      {transfer ? <PaymentBox transfer={transfer} language={language} /> : null}
      <div className="done-what">
        <OrderLines order={order} language={language} />
        <Shipments shipments={order.shipments} heading="h2" className="ordered" />
        <OrderDetails order={order} />
        {ended ? null : (
          <p className="mt-3">
            <Link href={`${pathOf("withdrawal", language)}?${withdrawal}`}>{t("withdraw")}</Link>
          </p>
        )}
        <ButtonLink className="mt-4" href={pathOf("home", language)}>
          {t("on")}
        </ButtonLink>
      </div>
    </div>
  );
}
