import "@/app/styles/options.css";
import "@/app/styles/account.css";
import "@/app/styles/done.css";
import "@/app/styles/withdrawal.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { OrdersToWithdraw } from "@/components/withdrawal/orders-to-withdraw";
import { WithdrawalByMail } from "@/components/withdrawal/withdrawal-by-mail";
import { WithdrawalEnded } from "@/components/withdrawal/withdrawal-ended";
import { WithdrawalFlow } from "@/components/withdrawal/withdrawal-flow";
import { currentOrders, currentUserIfKnown } from "@/lib/api/account/server";
import { orderByNumber } from "@/lib/api/order/server";
import { isOffered } from "@/lib/api/request/offered";
import { seller } from "@/lib/api/shop/server";
import { whyNotWithdrawable } from "@/lib/domain/withdrawal";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pathOf, pathsOf } from "@/lib/seo/paths";

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Shows the shopper's own orders, or the one whose token its address has: rendered for each request. */
export const dynamic = "force-dynamic";

/** How many of the newest orders are offered. */
const offered = 10;

/** Its address is sent to no other site, and not indexed where it has a token: whoever has that sees whose order it is. */
export async function generateMetadata({ searchParams }: Query): Promise<Metadata> {
  const { token } = await searchParams;
  const locale = await pageLocale();
  const t = await getTranslations("withdrawal");
  const texts = { title: t("title"), description: t("description") };
  return {
    ...pageMetadata({ ...texts, paths: pathsOf("withdrawal"), locale, xDefault: "/withdrawal" }),
    ...(token !== undefined && { robots: { index: false, follow: false } }),
    referrer: "same-origin",
  };
}

/** The online function to withdraw from a contract. Source: Directive 2011/83/EU, art. 11a; Slovak Act 108/2024, § 20a. */
export default async function WithdrawalPage({ searchParams }: Query) {
  const { order: value, token: sent } = await searchParams;
  const number = typeof value === "string" && /^\d{1,20}$/.test(value) ? value : "";
  const token = typeof sent === "string" ? sent : "";
  const locale = await pageLocale();
  const { language } = locale;
  const t = await getTranslations("withdrawal");
  const returns = await getTranslations("returns");
  const functions = await Promise.all([isOffered("POST /withdrawals"), isOffered("POST /orders/track")]);
  if (functions.includes(false))
    return <WithdrawalByMail title={t("title")} shop={await seller(locale)} language={language} />;
  const [shop, user] = await Promise.all([seller(locale), currentUserIfKnown(locale)]);
  const order = number && (user || token) ? await orderByNumber(number, token, locale) : null;
  const own = user && !order ? await currentOrders(locale) : [];
  const orders = typeof own === "string" ? [] : own.filter((each) => !whyNotWithdrawable(each)).slice(0, offered);
  const ended = order && whyNotWithdrawable(order);
  const known = order
    ? {
        name: `${order.contact.first_name} ${order.contact.last_name}`,
        order_number: order.number,
        email: order.contact.email,
      }
    : { order_number: number, ...(user && { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email }) };
  const { street, zip_code, city } = shop.address;
  const path = pathOf("withdrawal", language);
  return (
    <MessagesProvider namespaces={["withdrawal"]}>
      <div className="wrap sec auth">
        <h1>{t("title")}</h1>
        <WithdrawalFlow
          key={order?.number ?? ""}
          lead={`${returns("sentence")} ${t("lead")}`}
          ended={order && ended ? <WithdrawalEnded number={order.number} reason={ended} /> : null}
          known={known}
          order={order && { number: order.number, token, lines: order.lines }}
          shop={`${shop.name}, ${street}, ${zip_code} ${city}`}
          language={language}
        >
          <OrdersToWithdraw orders={orders} path={path} />
        </WithdrawalFlow>
        {order ? (
          <p className="mt-3">
            <Link href={path}>{t("other_order")}</Link>
          </p>
        ) : null}
        {ended ? null : (
          <p className="muted sm mt-3">
            {t.rich("by_mail", {
              email: shop.email,
              mail: (text) => <a href={`mailto:${shop.email}`}>{text}</a>,
              terms: (text) => <Link href={`${pathOf("terms", language)}#withdrawal`}>{text}</Link>,
            })}
          </p>
        )}
      </div>
    </MessagesProvider>
  );
}
