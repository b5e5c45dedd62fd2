import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountDetails } from "@/components/account/account-details";
import { NoOrderList } from "@/components/account/no-order-list";
import { OrderList } from "@/components/account/order-list";
import { type PageQuery, queryText } from "@/components/account/page-query";
import { currentSignInWays } from "@/lib/api/account/identities-server";
import { requireCurrentUser } from "@/lib/api/account/require-user";
import { accountRights } from "@/lib/api/account/rights-server";
import { currentOrders } from "@/lib/api/account/server";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { pathOf } from "@/lib/seo/paths";
import { privatePage } from "@/lib/seo/private-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return privatePage(t("title"), t("description"));
}

/**
 * Orders, details and rights of the signed-in shopper. `?verify=` comes from the mail that confirms the address, `?delete=1`
 * from the delete button without scripts.
 */
export default async function AccountPage({ searchParams }: { searchParams: PageQuery }) {
  const locale = await pageLocale();
  const verify = await queryText(searchParams, "verify");
  const deleting = (await queryText(searchParams, "delete")) === "1";
  const query = verify ? `?${new URLSearchParams({ verify })}` : "";
  const user = await requireCurrentUser(locale, `${pathOf("account", locale.language)}${query}`);
  const [orders, ways, rights] = await Promise.all([currentOrders(locale), currentSignInWays(locale), accountRights()]);
  return (
    <MessagesProvider namespaces={["account", "auth", "field"]}>
      <AccountDetails user={user} ways={ways} rights={rights} verify={verify || null} deleting={deleting}>
        {typeof orders === "string" ? (
          <NoOrderList reason={orders} language={locale.language} />
        ) : (
          <OrderList orders={orders} verified={user.email_verified !== false} language={locale.language} />
        )}
      </AccountDetails>
    </MessagesProvider>
  );
}
