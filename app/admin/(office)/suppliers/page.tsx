import { pageTitle } from "@/app/admin/page-title";
import { Shell } from "@/components/admin/shell/shell";
import { SuppliersSheet } from "@/components/admin/suppliers/suppliers-sheet";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ suppliers }) => suppliers.title);

export default async function SuppliersPage() {
  const me = await requireStaff("/admin/suppliers", "catalogue");
  const { data } = (await askStaff("GET /admin/suppliers", {})).body;
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="suppliers">
      <SuppliersSheet me={me} texts={texts} suppliers={data} now={new Date()} />
    </Shell>
  );
}
