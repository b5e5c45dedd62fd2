import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { OrderConfirmation } from "@/components/order/order-confirmation";
import { orderByToken } from "@/lib/api/order";
import { contactInfo } from "@/lib/api/shop";
import { pageLocale } from "@/lib/i18n/locale";

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const read = cache(async (id: unknown, token: unknown) => orderByToken(id, token, await pageLocale()));

/** Personal: made for each request, never kept. */
export const dynamic = "force-dynamic";

/** Nothing of this page may be found or passed on: whoever has its address has the order. */
export async function generateMetadata({ searchParams }: Query): Promise<Metadata> {
  const { order: id, token } = await searchParams;
  const order = await read(id, token);
  const t = await getTranslations("order");
  return {
    ...(order && { title: t("title", { number: order.number }) }),
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function OrderCreatedPage({ searchParams }: Query) {
  const { order: id, token } = await searchParams;
  const order = await read(id, token);
  if (!order) notFound();
  const locale = await pageLocale();
  return <OrderConfirmation order={order} shop={await contactInfo(locale)} language={locale.language} />;
}
