import { getTranslations } from "next-intl/server";
import { AccountLink } from "@/components/account/account-link";
import type { Language } from "@/lib/domain/locale";

/** The account in the header of every page. @param still shows the name without a link */
export async function HeaderAccount({ language, still }: { language: Language; still?: boolean }) {
  const t = await getTranslations("auth.header");
  return <AccountLink language={language} messages={{ sign_in: t("sign_in"), account: t("account") }} still={still} />;
}
