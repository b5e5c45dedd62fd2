import { getTranslations } from "next-intl/server";
import { SeasonLinks } from "@/components/layout/season-links";
import { Link } from "@/components/ui/link";
import { categories } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The three seasons, the one whose tyres are shown marked, and the articles. */
export async function MainNavigation({ language }: { language: Language }) {
  const t = await getTranslations("layout");
  const article = await getTranslations("article");
  const slugsOf = (season: string) =>
    categories.filter((category) => category.season === season).map((category) => category.slugs[language]);
  const seasons = categories
    .filter((category) => category.family === "car")
    .map(({ season, slugs }) => ({
      href: `/${language}/${slugs[language]}`,
      text: t(`season.${season}`),
      slugs: slugsOf(season),
    }));
  return (
    <nav aria-label={t("main_navigation")}>
      <ul>
        <SeasonLinks seasons={seasons} />
        <li>
          <Link href={pathOf("blog", language)}>{article("nav")}</Link>
        </li>
      </ul>
    </nav>
  );
}
