import "@/app/styles/account.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { Island } from "@/lib/i18n/island";
import { pageLocale } from "@/lib/i18n/locale";
import { privatePage } from "@/lib/seo/private-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.register");
  return privatePage(t("title"), t("description"));
}

export default async function RegisterPage() {
  const { language } = await pageLocale();
  return (
    <Island namespaces={["auth", "field"]}>
      <AuthPage view="register" language={language} />
    </Island>
  );
}
