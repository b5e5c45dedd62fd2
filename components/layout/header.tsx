import type { ReactNode } from "react";
import { HeaderMenu } from "@/components/layout/header-menu";
import { preferenceMessages } from "@/components/layout/layout-messages";
import { Logo } from "@/components/layout/logo";
import { PreferencesPanel } from "@/components/layout/preferences-panel";
import type { Locale } from "@/lib/domain/locale";

/**
 * Header of a page: logo, navigation, search, preferences, account, cart and menu.
 * @param navigation beside the logo, @param search the search field, @param account the account link
 * @param cart the cart's badge
 */
export async function Header(props: {
  locale: Locale;
  navigation?: ReactNode;
  search?: ReactNode;
  account: ReactNode;
  cart: ReactNode;
}) {
  const { locale, navigation, search, account, cart } = props;
  const messages = await preferenceMessages(locale);
  return (
    <header className="top">
      <div className="wrap">
        <Logo language={locale.language} />
        {navigation}
        {search}
        <div className="tools">
          <PreferencesPanel locale={locale} messages={messages} />
          {account}
          {cart}
          <HeaderMenu locale={locale} messages={messages} />
        </div>
      </div>
    </header>
  );
}

/** Header of the checkout: the logo without a link, preferences, the buyer's name, the link to the cart. */
export async function CheckoutHeader(props: { locale: Locale; account: ReactNode; cart: ReactNode }) {
  const { locale, account, cart } = props;
  return (
    <header className="top">
      <div className="wrap">
        <Logo language={locale.language} still />
        <div className="tools">
          <PreferencesPanel locale={locale} messages={await preferenceMessages(locale)} />
          {account}
          {cart}
        </div>
      </div>
    </header>
  );
}
