import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { LastSets } from "@/components/admin/imports/last-sets";
import { Shell } from "@/components/admin/shell/shell";
import { SupplierSheet } from "@/components/admin/suppliers/supplier-sheet";
import { ForNobodyPart } from "@/components/admin/supply/for-nobody";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { askSupplier } from "@/lib/api/admin/suppliers-server";
import { adminTexts } from "@/messages/admin/texts";

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = () => pageTitle(({ suppliers }) => suppliers.title);

export default async function SupplierPage({ params }: Props) {
  const { id } = await params;
  const me = await requireStaff(`/admin/suppliers/${id}`, "catalogue");
  const found = await askSupplier(id);
  if (!found) notFound();
  const { supplier, fields, for_nobody } = found;
  const { data: sets } = (await askStaff("GET /admin/change-sets", { query: { supplier: supplier.id } })).body;
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="suppliers">
      <SupplierSheet me={me} texts={texts} supplier={supplier} fields={fields} now={new Date()}>
        <ForNobodyPart pieces={for_nobody} me={me} texts={texts} />
        {supplier.kind === "own" ? null : <LastSets sets={sets} language={me.language} texts={texts} />}
      </SupplierSheet>
    </Shell>
  );
}
