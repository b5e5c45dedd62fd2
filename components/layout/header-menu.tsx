import { getTranslations } from "next-intl/server";
import { CategoryMenu } from "@/components/layout/category-menu";
import { Flyout } from "@/components/layout/flyout";
import { LanguageChoices } from "@/components/layout/language-choices";
import { MenuPages } from "@/components/layout/menu-pages";
import type { PreferenceMessages } from "@/components/layout/preferences-panel";
import type { Locale } from "@/lib/domain/locale";

/** What the menu button opens: the categories, the pages that shoppers look for, the languages. Works without scripts. */
export async function HeaderMenu({ locale, messages }: { locale: Locale; messages: PreferenceMessages }) {
  const t = await getTranslations("layout");
  return (
    <Flyout
      className="menu"
      label={t("menu")}
      summary={
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      }
    >
      <CategoryMenu language={locale.language} />
      <MenuPages language={locale.language} />
      <h2>{messages.language}</h2>
      <LanguageChoices current={locale.language} names={messages.names} />
    </Flyout>
  );
}
