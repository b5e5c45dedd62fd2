import { getTranslations } from "next-intl/server";
import { Flyout } from "@/components/layout/flyout";
import { Link } from "@/components/ui/link";
import { catalogueOffered } from "@/lib/api/offered";
import { categories, families } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";

/** All nine categories by family, opened from the menu button; works without scripts. Nothing without a catalogue. */
export async function CategoryMenu({ language }: { language: Language }) {
  if (!(await catalogueOffered())) return null;
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
      <nav aria-label={t("all_categories")} className="menu-families">
        {families.map((family) => (
          <section key={family}>
            <h2>{t(`family.${family}`)}</h2>
            <ul>
              {categories
                .filter((category) => category.family === family)
                .map((category) => (
                  <li key={category.id}>
                    <Link href={`/${language}/${category.slugs[language]}`}>{t(`season.${category.season}`)}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </Flyout>
  );
}
