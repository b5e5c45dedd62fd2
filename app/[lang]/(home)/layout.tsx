import type { ReactNode } from "react";
import { HeaderCart } from "@/components/cart/header-cart";
import { Shell } from "@/components/layout/shell";
import { pageLocale } from "@/lib/i18n/locale";

/** Layout "home": catalogue and product pages. */
export default async function HomeLayout({ children }: { children: ReactNode }) {
  const { language } = await pageLocale();
  return (
    <Shell kind="home" cart={<HeaderCart language={language} />}>
      {children}
    </Shell>
  );
}
