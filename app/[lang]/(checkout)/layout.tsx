import "@/app/styles/layout-default.css";
import type { ReactNode } from "react";
import { HeaderAccount } from "@/components/account/header-account";
import { HeaderCart } from "@/components/cart/header-cart";
import { FooterRow } from "@/components/layout/footer-row";
import { Frame } from "@/components/layout/frame";
import { CheckoutHeader } from "@/components/layout/header";
import { Help } from "@/components/layout/help";
import { WayBack } from "@/components/layout/way-back";
import { pageLocale } from "@/lib/i18n/locale";

/** Layout "default" for the checkout: its only links are the cart, help and the legal pages. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const { language } = locale;
  const header = (
    <CheckoutHeader
      locale={locale}
      account={<HeaderAccount language={language} still />}
      cart={<HeaderCart language={language} />}
    />
  );
  return (
    <Frame
      kind="default"
      header={header}
      before={<WayBack language={language} />}
      after={<Help locale={locale} contacts={false} />}
      footer={<FooterRow locale={locale} />}
    >
      {children}
    </Frame>
  );
}
