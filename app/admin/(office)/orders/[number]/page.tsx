import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { OrderSheet } from "@/components/admin/orders/order-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askOrder } from "@/lib/api/admin/orders-server";
import { requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

type Props = { params: Promise<{ number: string }> };

export const generateMetadata = async ({ params }: Props) => {
  const { number } = await params;
  return pageTitle(() => number);
};

export default async function OrderPage({ params }: Props) {
  const { number } = await params;
  if (!/^\d{10}$/.test(number)) notFound();
  const me = await requireStaff(`/admin/orders/${number}`, ["orders", "money"]);
  const order = await askOrder(number);
  if (!order) notFound();
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="orders">
      <OrderSheet order={order} me={me} texts={texts} now={new Date()} />
    </Shell>
  );
}
