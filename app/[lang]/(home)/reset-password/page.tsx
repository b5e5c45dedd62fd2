import "@/app/styles/account.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewPassword } from "@/components/account/new-password";
import { type PageQuery, queryText } from "@/components/account/page-query";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { privatePage } from "@/lib/seo/private-page";

/** Personal: rendered for each request, never cached. */
export const dynamic = "force-dynamic";

/** Its address carries a secret token: it is sent to no other site (`privatePage`), and the page is not cached. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.reset");
  return privatePage(t("title"), t("description"));
}

/** Public at `/reset-password`, without a language. */
export default async function ResetPasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const { language } = await pageLocale();
  return (
    <MessagesProvider namespaces={["auth", "field"]}>
      <div className="wrap sec auth">
        <NewPassword language={language} token={await queryText(searchParams, "token")} />
      </div>
    </MessagesProvider>
  );
}
