import { pageTitle } from "@/app/admin/page-title";
import { Shell } from "@/components/admin/shell/shell";
import { StaffSheet } from "@/components/admin/staff/staff-sheet";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ staff }) => staff.title);

export default async function StaffPage() {
  const me = await requireStaff("/admin/staff", "owner");
  const { data } = (await askStaff("GET /admin/staff", {})).body;
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="staff">
      <StaffSheet me={me} people={data} texts={texts} now={new Date()} />
    </Shell>
  );
}
