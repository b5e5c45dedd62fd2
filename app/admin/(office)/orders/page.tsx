import { notFound } from "next/navigation";
import { unfoldOrder } from "@/app/admin/(office)/orders/unfold-order";
import { pageTitle } from "@/app/admin/page-title";
import { OrderBody } from "@/components/admin/orders/order-body";
import { OrdersSheet } from "@/components/admin/orders/orders-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askOrder, askOrders } from "@/lib/api/admin/orders-server";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { type OrderView, orderViews } from "@/lib/domain/admin/order-view";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ queue }) => queue.title);

type Query = Partial<Record<"view" | "q" | "after" | "open", string | string[]>>;

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

export default async function OrdersPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [view, q, after, open] = [one(query.view) || "queue", one(query.q).trim(), one(query.after), one(query.open)];
  if (!orderViews.includes(view as OrderView)) notFound();
  const me = await requireStaff("/admin/orders", ["orders", "money"]);
  const texts = adminTexts[me.language];
  const [{ data, page }, { body: counts }, order] = await Promise.all([
    askOrders({ view, q, after }),
    askStaff("GET /admin/orders/counts", {}),
    /^\d{10}$/.test(open) ? askOrder(open) : null,
  ]);
  return (
    <Shell language={me.language} texts={texts} me={me} room="orders">
      <OrdersSheet
        me={me}
        texts={texts}
        rows={data}
        page={page}
        counts={counts}
        view={view as OrderView}
        q={q}
        after={after || null}
        open={order ? open : null}
        fold={order ? <OrderBody order={order} me={me} texts={texts} /> : null}
        load={unfoldOrder}
        now={new Date()}
      />
    </Shell>
  );
}
