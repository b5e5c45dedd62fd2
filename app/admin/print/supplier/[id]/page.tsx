import { pageTitle } from "@/app/admin/page-title";
import { PrintFrame } from "@/components/admin/print/print-frame";
import { SupplierOrder } from "@/components/admin/print/supplier-order";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { readConfig } from "@/lib/config";
import { adminTexts } from "@/messages/admin/texts";

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = () => pageTitle(({ sourcing }) => sourcing.print);

/** What is to be ordered from a supplier, to be printed. */
export default async function PrintSupplierPage({ params }: Props) {
  const { id } = await params;
  const me = await requireStaff(`/admin/print/supplier/${id}`, "orders");
  const { suppliers, more } = (await askStaff("GET /admin/supply", {})).body;
  const work = suppliers.find((one) => String(one.id) === id);
  const tyres = work?.tyres.filter(({ state }) => state === "to_order") ?? [];
  const texts = adminTexts[me.language];
  const title = work?.name ?? texts.sourcing.print;
  return (
    <PrintFrame
      texts={texts}
      title={title}
      empty={tyres.length === 0}
      none={texts.sourcing.nothing}
      back="/admin/to-order"
    >
      {more ? (
        <p className="acts" role="status">
          {texts.supply.more}
        </p>
      ) : null}
      <SupplierOrder
        name={title}
        tyres={tyres}
        language={me.language}
        texts={texts}
        shop={readConfig().shop.name}
        now={new Date()}
      />
    </PrintFrame>
  );
}
