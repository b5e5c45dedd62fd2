import { getTranslations } from "next-intl/server";
import { SeasonLinks } from "@/components/layout/season-links";
import { Link } from "@/components/ui/link";
import { catalogueOffered } from "@/lib/api/request/offered";
import { idlePages } from "@/lib/api/shop/idle-pages";
import { categories } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { type FixedPage, pathOf } from "@/lib/seo/paths";

/** The three seasons, the one whose tyres are shown marked. */
async function Seasons({ language }: { language: Language }) {
  const t = await getTranslations("layout");
  const slugsOf = (season: string) =>
    categories.filter((category) => category.season === season).map((category) => category.slugs[language]);
  const seasons = categories
    .filter((category) => category.family === "car")
    .map(({ season, slugs }) => ({
      href: `/${language}/${slugs[language]}`,
      text: t(`season.${season}`),
      slugs: slugsOf(season),
    }));
  return <SeasonLinks seasons={seasons} />;
}

/** The header's links: seasons and articles; without a catalogue, the other pages. */
export async function MainNavigation({ language }: { language: Language }) {
  const t = await getTranslations("layout");
  const article = await getTranslations("article");
  const info = await getTranslations("info");
  const [catalogue, idle] = await Promise.all([catalogueOffered(), idlePages()]);
  const names = { delivery: info("delivery.nav"), blog: article("nav"), contacts: t("contacts") } as const;
  const pages: readonly (keyof typeof names & FixedPage)[] = catalogue ? ["blog"] : ["delivery", "blog", "contacts"];
  return (
    <nav aria-label={t("main_navigation")}>
      <ul>
        {catalogue ? <Seasons language={language} /> : null}
        {pages.map((page) =>
          idle.has(page) ? null : (
            <li key={page}>
              <Link href={pathOf(page, language)}>{names[page]}</Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
