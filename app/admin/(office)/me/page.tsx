import { pageTitle } from "@/app/admin/page-title";
import { MeSheet } from "@/components/admin/me/me-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { makesPasskeys } from "@/lib/api/admin/safe-place";
import { requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ me }) => me.title);

export default async function MePage() {
  const me = await requireStaff("/admin/me");
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="me">
      <MeSheet passkeys={makesPasskeys()} me={me} texts={texts} now={new Date()} />
    </Shell>
  );
}
