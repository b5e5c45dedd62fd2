import "@/components/account/auth.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CancelForm } from "@/components/stock-notice/cancel-form";
import { isOffered } from "@/lib/api/request/offered";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { privatePage } from "@/lib/seo/private-page";

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The content depends on the link that opens the page. */
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("stock_notice");
  return privatePage(t("cancel_title"), t("cancel_description"));
}

/** Target of the link in a stock notice: cancels the notices that the e-mail address still waits for. */
export default async function StockNoticePage({ searchParams }: Query) {
  const { token } = await searchParams;
  const t = await getTranslations("stock_notice");
  const offered = await isOffered("POST /stock-notices/cancel");
  const known = offered && typeof token === "string" && /^[\w-]{43}$/.test(token);
  return (
    <MessagesProvider namespaces={["stock_notice"]}>
      <div className="wrap sec auth">
        {known ? (
          <CancelForm token={token} />
        ) : (
          <>
            <h1>{t("cancel_title")}</h1>
            <p className="mt-1">{t("invalid")}</p>
          </>
        )}
      </div>
    </MessagesProvider>
  );
}
