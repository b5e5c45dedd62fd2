import "@/app/styles/account.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { type AskedQuery, askedText } from "@/components/account/asked-return";
import { NewPassword } from "@/components/account/new-password";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { privatePage } from "@/lib/seo/private-page";

/** Personal: made for each request, never kept. */
export const dynamic = "force-dynamic";

/** Its address carries the token of the link: no other site learns it (`privatePage`), and nobody keeps the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.reset");
  return privatePage(t("title"), t("description"));
}

/** Public at `/reset-password`, without a language. */
export default async function ResetPasswordPage({ searchParams }: { searchParams: AskedQuery }) {
  const { language } = await pageLocale();
  return (
    <MessagesProvider namespaces={["auth", "field"]}>
      <div className="wrap sec auth">
        <NewPassword language={language} token={await askedText(searchParams, "token")} />
      </div>
    </MessagesProvider>
  );
}
