import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { OwnOrder } from "@/components/account/own-order";
import { CardBox } from "@/components/order/card-box";
import { awaitsTransfer } from "@/components/order/headline";
import { OrderDetails } from "@/components/order/order-details";
import { OrderLines } from "@/components/order/order-lines";
import { PaymentBox } from "@/components/order/payment-box";
import { requireCurrentUser } from "@/lib/api/account/require-user";
import { currentOrder } from "@/lib/api/account/server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { pathOf } from "@/lib/seo/paths";
import { privatePage } from "@/lib/seo/private-page";

type Props = { params: Promise<{ number: string }> };

/** Somebody else's order is not found, like one that does not exist. */
const ownOrder = cache(async (number: string) => {
  const locale = await pageLocale();
  await requireCurrentUser(locale, `${pathOf("account", locale.language)}/orders/${number}`);
  return currentOrder(number, locale);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const order = await ownOrder((await params).number);
  const t = await getTranslations("account");
  return order ? privatePage(t("order.title", { number: order.number }), t("description")) : {};
}

export default async function OwnOrderPage({ params }: Props) {
  const order = await ownOrder((await params).number);
  if (!order) notFound();
  const locale = await pageLocale();
  const { language } = locale;
  const transfer = awaitsTransfer(order) ? order.payment.bank_transfer : null;
  const { card } = order.payment;
  const cardBox = card ? <CardBox order={order} card={card} shop={await seller(locale)} language={language} /> : null;
  return (
    <MessagesProvider namespaces={["account"]}>
      <OwnOrder
        order={order}
        language={language}
        payment={transfer ? <PaymentBox transfer={transfer} language={language} /> : cardBox}
      >
        <OrderLines order={order} language={language} />
        <OrderDetails order={order} />
      </OwnOrder>
    </MessagesProvider>
  );
}
