import { pageTitle } from "@/app/admin/page-title";
import { BrandsSheet } from "@/components/admin/brands/brands-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ brands }) => brands.title);

export default async function BrandsPage() {
  const me = await requireStaff("/admin/brands", "catalogue");
  const { body } = await askStaff("GET /admin/brands", {});
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="brands">
      <BrandsSheet me={me} texts={texts} rows={body.data} now={new Date()} />
    </Shell>
  );
}
