import { pageTitle } from "@/app/admin/page-title";
import { Shell } from "@/components/admin/shell/shell";
import { SupplySheet } from "@/components/admin/supply/supply-sheet";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ supply }) => supply.title);

export default async function ToOrderPage() {
  const me = await requireStaff("/admin/to-order", "orders");
  const { body } = await askStaff("GET /admin/supply", {});
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="to-order">
      <SupplySheet
        me={me}
        texts={texts}
        tyres={body.data}
        suppliers={body.suppliers}
        forNobody={body.for_nobody}
        more={body.more}
        now={new Date()}
      />
    </Shell>
  );
}
