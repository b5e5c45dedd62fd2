import type { ReactNode } from "react";
import { HeaderAccount } from "@/components/account/header-account";
import { HeaderCart } from "@/components/cart/header-cart";
import { Shell } from "@/components/layout/shell";
import { HeaderSearch } from "@/components/search/header-search";
import { pageLocale } from "@/lib/i18n/locale";

/** Layout "default": every page that names no other. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const { language } = await pageLocale();
  return (
    <Shell
      kind="default"
      search={<HeaderSearch language={language} />}
      account={<HeaderAccount language={language} />}
      cart={<HeaderCart language={language} />}
    >
      {children}
    </Shell>
  );
}
