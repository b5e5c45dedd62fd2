import "@/app/styles/layout-default.css";
import type { ReactNode } from "react";
import { HeaderAccount } from "@/components/account/header-account";
import { HeaderCart } from "@/components/cart/header-cart";
import { FooterRow } from "@/components/layout/footer-row";
import { Frame } from "@/components/layout/frame";
import { Header } from "@/components/layout/header";
import { Help } from "@/components/layout/help";
import { SearchLink } from "@/components/layout/search-link";
import { WayBack } from "@/components/layout/way-back";
import { pageLocale } from "@/lib/i18n/locale";

/** Layout "default": every page that names no other. A low header, a link back, help at the end, a one-row footer. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const { language } = locale;
  const header = (
    <Header locale={locale} account={<HeaderAccount language={language} />} cart={<HeaderCart language={language} />} />
  );
  return (
    <Frame
      kind="default"
      header={header}
      before={<WayBack language={language} aside={<SearchLink language={language} />} />}
      after={<Help locale={locale} />}
      footer={<FooterRow locale={locale} />}
    >
      {children}
    </Frame>
  );
}
