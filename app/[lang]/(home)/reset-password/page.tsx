import "@/app/styles/account.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewPassword } from "@/components/account/new-password";
import { Island } from "@/lib/i18n/island";
import { pageLocale } from "@/lib/i18n/locale";
import { privatePage } from "@/lib/seo/private-page";

/** Its address carries the token of the link: no other site may learn it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.reset");
  return { ...privatePage(t("title"), t("description")), referrer: "no-referrer" };
}

/** Public at `/reset-password`, without a language. */
export default async function ResetPasswordPage() {
  const { language } = await pageLocale();
  return (
    <Island namespaces={["auth", "field"]}>
      <div className="wrap sec auth">
        <NewPassword language={language} />
      </div>
    </Island>
  );
}
