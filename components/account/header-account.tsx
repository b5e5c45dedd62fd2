import { getTranslations } from "next-intl/server";
import { AccountLink } from "@/components/account/account-link";
import type { Language } from "@/lib/domain/locale";

/** The account in the header of every page. */
export async function HeaderAccount({ language }: { language: Language }) {
  const t = await getTranslations("auth.header");
  return <AccountLink language={language} texts={{ sign_in: t("sign_in"), account: t("account") }} />;
}
