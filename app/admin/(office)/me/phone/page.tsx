import { pageTitle } from "@/app/admin/page-title";
import { PhoneSheet } from "@/components/admin/me/phone-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { phoneSecret } from "@/lib/api/admin/phone-server";
import { requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ me }) => me.phone_title);

export default async function PhonePage() {
  const me = await requireStaff("/admin/me/phone");
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="me">
      <PhoneSheet
        language={me.language}
        texts={texts}
        now={new Date()}
        phone={await phoneSecret()}
        factors={me.factors}
      />
    </Shell>
  );
}
