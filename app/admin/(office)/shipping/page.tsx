import { pageTitle } from "@/app/admin/page-title";
import { Shell } from "@/components/admin/shell/shell";
import { ShippingSheet } from "@/components/admin/shipping/shipping-sheet";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ ship }) => ship.title);

export default async function ShippingPage() {
  const me = await requireStaff("/admin/shipping", "orders");
  const { body } = await askStaff("GET /admin/orders", { query: { view: "to_ship", limit: 100 } });
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="shipping">
      <ShippingSheet me={me} texts={texts} rows={body.data} more={body.page.next !== null} now={new Date()} />
    </Shell>
  );
}
