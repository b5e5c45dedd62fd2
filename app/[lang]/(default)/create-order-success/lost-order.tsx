import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { isOffered } from "@/lib/api/request/offered";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { pathOf } from "@/lib/seo/paths";
import { Tracking } from "../order-tracking/tracking";

/** Shown for a link to an order with a wrong or expired token: how to find the order without it. */
export async function LostOrder() {
  const { language } = await pageLocale();
  const t = await getTranslations("order.lost");
  if (await isOffered("POST /orders/track"))
    return (
      <MessagesProvider namespaces={["account", "field", "transfer"]}>
        <div className="wrap sec auth">
          <Tracking title={t("title")} text={t("text")} />
        </div>
      </MessagesProvider>
    );
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
