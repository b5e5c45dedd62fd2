import { getTranslations } from "next-intl/server";
import { ArrivalHeading } from "@/components/order/arrival-heading";
import { GoToPayment } from "@/components/order/go-to-payment";
import { PaymentBox } from "@/components/order/payment-box";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { pathOf } from "@/lib/seo/paths";
import type { CreatedOrder } from "@/lib/session/created-order";

/**
 * After an order at a back end that cannot return orders: its answer to the order. Works without scripts. @param goOn the
 * shopper comes from the order button: continues to the payment page at once
 */
export async function CreatedOrderView(props: { order: CreatedOrder; goOn: boolean; language: Language }) {
  const { order, goOn, language } = props;
  const { number, email, total, transfer, redirect_url: page } = order;
  const t = await getTranslations("order.created");
  const toPay = order.payment_status === "pending";
  return (
    <div className="wrap done">
      <div className="done-next">
        <p className="b">{number ? t("number", { number }) : t("accepted")}</p>
        <ArrivalHeading>{t(toPay && (page || transfer) ? "to_pay" : "thanks")}</ArrivalHeading>
        <p className="muted mt-2">{email ? t("mail", { email }) : t("mail_plain")}</p>
        {total ? (
          <p className="tot mt-2">{t("total", { amount: formatMoney(total, language, { exact: true }) })}</p>
        ) : null}
        {toPay && page ? (
          <div className="mt-3">
            {goOn ? <GoToPayment href={page}>{t("going")}</GoToPayment> : null}
            {/* Not a Link: the address leads out of the shop. */}
            <a className={buttonClass({ variant: "go" })} href={page} rel="nofollow">
              {t("pay")}
            </a>
          </div>
        ) : null}
        <p className="mt-3">
          {t.rich("help", { link: (text) => <Link href={pathOf("contacts", language)}>{text}</Link> })}
        </p>
        <ButtonLink className="mt-4" href={pathOf("home", language)}>
          {t("on")}
        </ButtonLink>
      </div>
      {toPay && transfer ? <PaymentBox transfer={transfer} language={language} /> : null}
    </div>
  );
}
