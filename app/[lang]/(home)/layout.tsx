import "@/app/styles/finder-ways.css";
import "@/app/styles/finder-small.css";
import "@/app/styles/layout-home.css";
import type { ReactNode } from "react";
import { HeaderAccount } from "@/components/account/header-account";
import { HeaderCart } from "@/components/cart/header-cart";
import { Footer } from "@/components/layout/footer";
import { Frame } from "@/components/layout/frame";
import { Header } from "@/components/layout/header";
import { MainNavigation } from "@/components/layout/main-navigation";
import { HeaderSearch } from "@/components/search/header-search";
import { pageLocale } from "@/lib/i18n/locale";

/** Layout "home": where tyres are chosen. Its header has the search and the seasons, the current one marked. */
export default async function HomeLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const { language } = locale;
  const header = (
    <Header
      locale={locale}
      navigation={<MainNavigation language={language} />}
      search={<HeaderSearch language={language} />}
      account={<HeaderAccount language={language} />}
      cart={<HeaderCart language={language} />}
    />
  );
  return (
    <Frame kind="home" header={header} footer={<Footer locale={locale} />}>
      {children}
    </Frame>
  );
}
