import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SuggestionLine } from "@/components/layout/suggestion-line";
import { Island } from "@/lib/i18n/island";
import { pageLocale } from "@/lib/i18n/locale";

export type LayoutKind = "home" | "temp" | "default";

/**
 * The frame of every page: skip link, header, content, footer.
 * @param account the way to the account for the header, @param cart the cart's badge
 */
export async function Shell(props: { kind: LayoutKind; account: ReactNode; cart: ReactNode; children: ReactNode }) {
  const { kind, account, cart, children } = props;
  const locale = await pageLocale();
  const t = await getTranslations("layout");
  return (
    <div className={`layout-${kind}`}>
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <Island namespaces={["suggestion"]}>
        <SuggestionLine locale={locale} />
      </Island>
      <Header locale={locale} account={account} cart={cart} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} />
    </div>
  );
}
