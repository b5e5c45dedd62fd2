import "@/app/styles/account.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { AskedQuery } from "@/components/account/asked-return";
import { AuthPage } from "@/components/account/auth-page";
import { authPageStart } from "@/components/account/auth-page-start";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { privatePage } from "@/lib/seo/private-page";

/** Personal: made for each request, never kept. */
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.sign_in");
  return privatePage(t("title"), t("description"));
}

export default async function SignInPage({ searchParams }: { searchParams: AskedQuery }) {
  const start = await authPageStart(searchParams);
  return (
    <MessagesProvider namespaces={["auth", "field"]}>
      <AuthPage view="sign_in" {...start} />
    </MessagesProvider>
  );
}
