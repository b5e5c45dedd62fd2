import { getTranslations } from "next-intl/server";
import { OrderRemarks } from "@/components/account/order-remarks";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import type { OrderLine } from "@/lib/api/account/server";
import { catalogueOffered } from "@/lib/api/request/offered";
import type { Language } from "@/lib/domain/locale";
import { dateOf } from "@/lib/i18n/moment";
import { pathOf } from "@/lib/seo/paths";

/** The shopper's orders, newest first. @param verified the e-mail is confirmed: only then guest orders are included */
export async function OrderList(props: { orders: OrderLine[]; verified: boolean; language: Language }) {
  const { orders, verified, language } = props;
  const t = await getTranslations("account");
  const own = await getTranslations("no_catalogue.cart");
  const find = (await catalogueOffered()) ? t("orders.find") : own("action");
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title">{t("orders.title")}</h2>
      {orders.length === 0 ? (
        <>
          <p className="muted mt-2">{t(verified ? "orders.none_verified" : "orders.none")}</p>
          <ButtonLink className="mt-3" href={pathOf("home", language)}>
            {find}
          </ButtonLink>
        </>
      ) : (
        <ul className="acc-orders">
          {orders.map((order) => (
            <li key={order.id}>
              <Link className="b" href={`${pathOf("account", language)}/orders/${order.number}`}>
                {t("orders.open", { number: order.number })}
              </Link>
              <b>{t(`state.order.${order.status}`)}</b>
              <span className="muted sm">
                {dateOf(order.placed_at, language)}
                {order.tyres === null ? null : <> · {t("orders.tyres", { count: order.tyres })}</>}
              </span>
              <span className="sm">
                <Price money={order.total} language={language} />
                <OrderRemarks order={order} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
