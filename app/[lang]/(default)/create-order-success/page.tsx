import "@/app/styles/account.css";
import "@/app/styles/cart-summary.css";
import "@/app/styles/done.css";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import type { CardArrival } from "@/components/order/card-box";
import { CreatedOrderView } from "@/components/order/created-order-view";
import { OrderConfirmation } from "@/components/order/order-confirmation";
import { createdOrder, orderByToken, startPayment } from "@/lib/api/order/server";
import { seller } from "@/lib/api/shop/server";
import type { Order } from "@/lib/contract/order";
import { pageLocale } from "@/lib/i18n/locale";
import { setMissing } from "@/lib/runtime/page-answer";
import { LostOrder } from "./lost-order";

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const read = cache(async (id: unknown, token: unknown) => orderByToken(id, token, await pageLocale()));

/** Personal: rendered for each request, never cached. */
export const dynamic = "force-dynamic";

/**
 * Not indexed, and its address is sent to no other site: whoever has the address can see the order. `no-referrer` would have browsers
 * send its forms with the origin `null`, which Next refuses.
 */
export async function generateMetadata({ searchParams }: Query): Promise<Metadata> {
  const { order: id, token } = await searchParams;
  const order = (await read(id, token)) ?? (await createdOrder(id));
  const t = await getTranslations("order");
  return {
    ...(order ? order.number && { title: t("title", { number: order.number }) } : { title: t("lost.title") }),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/**
 * Redirects to the payment page on request (`pay=card`). A shopper may return before the gateway has notified the shop: then
 * the gateway is asked.
 * @returns the order after that, and how the shopper arrived
 */
async function arrive(order: Order, query: Record<string, unknown>): Promise<{ order: Order; arrival: CardArrival }> {
  const { token, pay, back } = query;
  if (!order.payment.card?.offered) return { order, arrival: null };
  if (pay === "next") return { order, arrival: "next" };
  const hasPaid = back === "paid" || back === "pending"; // `pending`: paid by the shopper, not yet confirmed by the bank
  if (pay !== "card" && !hasPaid) return { order, arrival: back === "unpaid" ? "unpaid" : null };
  const locale = await pageLocale();
  const page = await startPayment(order, token, locale);
  if (pay === "card" && page === "away") return { order, arrival: "gateway_away" };
  if (pay === "card" && page) redirect(page);
  const now = (await orderByToken(order.id, token, locale)) ?? order;
  return { order: now, arrival: page === "away" || back === "pending" ? "paid" : page ? "unpaid" : null };
}

export default async function OrderCreatedPage({ searchParams }: Query) {
  const query = await searchParams;
  const found = await read(query.order, query.token);
  if (!found) {
    const created = await createdOrder(query.order);
    if (!created) {
      setMissing();
      return <LostOrder />;
    }
    const { language } = await pageLocale();
    return <CreatedOrderView order={created} goOn={query.pay === "next"} language={language} />;
  }
  const { order, arrival } = await arrive(found, query);
  const locale = await pageLocale();
  const shop = await seller(locale);
  const token = typeof query.token === "string" ? query.token : undefined;
  return <OrderConfirmation order={order} token={token} shop={shop} language={locale.language} arrival={arrival} />;
}
