import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { suggestionTexts } from "@/components/layout/layout-texts";
import { SuggestionLine } from "@/components/layout/suggestion-line";
import { pageLocale } from "@/lib/i18n/locale";

export type LayoutKind = "home" | "temp" | "default";

/**
 * The frame of every page: skip link, header, content, footer.
 * @param search the search for the header, @param account the way to the account, @param cart the cart's badge
 */
export async function Shell(props: {
  kind: LayoutKind;
  search: ReactNode;
  account: ReactNode;
  cart: ReactNode;
  children: ReactNode;
}) {
  const { kind, search, account, cart, children } = props;
  const locale = await pageLocale();
  const t = await getTranslations("layout");
  return (
    <div className={`layout-${kind}`}>
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <SuggestionLine locale={locale} texts={await suggestionTexts()} />
      <Header locale={locale} search={search} account={account} cart={cart} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} />
    </div>
  );
}
