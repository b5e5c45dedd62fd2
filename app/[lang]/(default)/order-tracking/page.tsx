import "@/app/styles/account.css";
import "@/app/styles/cart-summary.css";
import "@/app/styles/done.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { isOffered } from "@/lib/api/request/offered";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { alternates } from "@/lib/seo/alternates";
import { pathOf, pathsOf } from "@/lib/seo/paths";
import { privatePage } from "@/lib/seo/private-page";
import { Tracking } from "./tracking";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await pageLocale();
  const t = await getTranslations("account.track");
  return {
    ...privatePage(t("title"), t("description")),
    alternates: alternates(pathsOf("orderTracking"), language, "/order-tracking"),
  };
}

/** The state of an order without signing in. */
export default async function OrderTrackingPage() {
  if (!(await isOffered("POST /orders/track"))) {
    const { language } = await pageLocale();
    const t = await getTranslations("account.track");
    const plain = await getTranslations("no_orders");
    return (
      <div className="wrap sec auth">
        <h1>{t("title")}</h1>
        <p className="mt-1">
          {plain.rich("track", { link: (text) => <Link href={pathOf("contacts", language)}>{text}</Link> })}
        </p>
      </div>
    );
  }
  return (
    <MessagesProvider namespaces={["account", "field", "transfer"]}>
      <div className="wrap sec auth">
        <Tracking />
      </div>
    </MessagesProvider>
  );
}
