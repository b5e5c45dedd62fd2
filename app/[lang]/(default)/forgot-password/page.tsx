import "@/app/styles/account.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { authPageStart } from "@/components/account/auth-page-start";
import type { PageQuery } from "@/components/account/page-query";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { privatePage } from "@/lib/seo/private-page";

/** Personal: rendered for each request, never cached. */
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.forgot");
  return privatePage(t("title"), t("description"));
}

export default async function ForgotPasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const start = await authPageStart(searchParams);
  return (
    <MessagesProvider namespaces={["auth", "field"]}>
      <AuthPage view="forgot" {...start} />
    </MessagesProvider>
  );
}
