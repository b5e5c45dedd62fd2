import { pageTitle } from "@/app/admin/page-title";
import { Shell } from "@/components/admin/shell/shell";
import { ShippingSheet } from "@/components/admin/shipping/shipping-sheet";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { madeShipments } from "@/lib/api/admin/shipments-server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ ship }) => ship.title);

export default async function ShippingPage() {
  const me = await requireStaff("/admin/shipping", "orders");
  const [orders, made] = await Promise.all([
    askStaff("GET /admin/orders", { query: { view: "to_ship", limit: 100 } }),
    madeShipments(),
  ]);
  const texts = adminTexts[me.language];
  // The latest comes first: of several of an order the first counts.
  const shipments = new Map(made.toReversed().map(({ order, ...shipment }) => [order.number, shipment]));
  return (
    <Shell language={me.language} texts={texts} me={me} room="shipping">
      <ShippingSheet
        me={me}
        texts={texts}
        rows={orders.body.data}
        more={orders.body.page.next !== null}
        shipments={shipments}
        now={new Date()}
      />
    </Shell>
  );
}
