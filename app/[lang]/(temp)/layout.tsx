import "@/app/styles/layout-temp.css";
import type { ReactNode } from "react";
import { HeaderAccount } from "@/components/account/header-account";
import { HeaderCart } from "@/components/cart/header-cart";
import { Footer } from "@/components/layout/footer";
import { Frame } from "@/components/layout/frame";
import { Header } from "@/components/layout/header";
import { MainNavigation } from "@/components/layout/main-navigation";
import { pageLocale } from "@/lib/i18n/locale";

/** Layout "temp": the landing page. Its header overlays the finder, which serves as the search; sections run edge to edge. */
export default async function TempLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const { language } = locale;
  const header = (
    <Header
      locale={locale}
      navigation={<MainNavigation language={language} />}
      account={<HeaderAccount language={language} />}
      cart={<HeaderCart language={language} />}
    />
  );
  return (
    <Frame kind="temp" header={header} footer={<Footer locale={locale} />}>
      {children}
    </Frame>
  );
}
