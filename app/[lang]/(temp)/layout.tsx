import type { ReactNode } from "react";
import { HeaderAccount } from "@/components/account/header-account";
import { HeaderCart } from "@/components/cart/header-cart";
import { Shell } from "@/components/layout/shell";
import { HeaderSearch } from "@/components/search/header-search";
import { pageLocale } from "@/lib/i18n/locale";

/** Layout "temp": the landing pages, whose first section reaches the edges. */
export default async function TempLayout({ children }: { children: ReactNode }) {
  const { language } = await pageLocale();
  return (
    <Shell
      kind="temp"
      search={<HeaderSearch language={language} />}
      account={<HeaderAccount language={language} />}
      cart={<HeaderCart language={language} />}
    >
      {children}
    </Shell>
  );
}
