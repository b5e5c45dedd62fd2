import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/**
 * Shown when there is no list of orders.
 * @param reason `not_kept`: the back end offers none; `unread`: it could not be read
 */
export async function NoOrderList({ reason, language }: { reason: "not_kept" | "unread"; language: Language }) {
  const t = await getTranslations("account.orders");
  const plain = await getTranslations("no_orders");
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title">{t("title")}</h2>
      <p className="muted mt-2">{plain(reason)}</p>
      <p className="mt-2">
        {plain.rich("ask", { link: (text) => <Link href={pathOf("contacts", language)}>{text}</Link> })}
      </p>
    </section>
  );
}
