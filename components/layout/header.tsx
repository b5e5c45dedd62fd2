import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CategoryMenu } from "@/components/layout/category-menu";
import { preferenceTexts } from "@/components/layout/layout-texts";
import { LogoMark } from "@/components/layout/logo";
import { mainLinks } from "@/components/layout/main-links";
import { PreferencesPanel } from "@/components/layout/preferences-panel";
import { Link } from "@/components/ui/link";
import type { Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Header of every page: the mark, three seasons, the search, the visitor's preferences, the account and the cart. */
export async function Header(props: { locale: Locale; search: ReactNode; account: ReactNode; cart: ReactNode }) {
  const { locale, search, account, cart } = props;
  const t = await getTranslations("layout");
  const { language } = locale;
  const links = await mainLinks(language);
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" href={pathOf("home", language)} aria-label={t("home")}>
          <LogoMark />
          DEZÉN
        </Link>
        <nav aria-label={t("main_navigation")}>
          <ul>
            {links.map(({ href, text }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {search}
        <div className="tools">
          <PreferencesPanel locale={locale} texts={await preferenceTexts(locale)} />
          {account}
          {cart}
          <CategoryMenu language={language} />
        </div>
      </div>
    </header>
  );
}
