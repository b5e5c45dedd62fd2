import type { ReactNode } from "react";
import { HeaderAccount } from "@/components/account/header-account";
import { HeaderCart } from "@/components/cart/header-cart";
import { Shell } from "@/components/layout/shell";
import { HeaderSearch } from "@/components/search/header-search";
import { pageLocale } from "@/lib/i18n/locale";

/** Layout "home": catalogue and product pages. */
export default async function HomeLayout({ children }: { children: ReactNode }) {
  const { language } = await pageLocale();
  return (
    <Shell
      kind="home"
      search={<HeaderSearch language={language} />}
      account={<HeaderAccount language={language} />}
      cart={<HeaderCart language={language} />}
    >
      {children}
    </Shell>
  );
}
