import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { categories } from "@/lib/domain/category";
import { pathOf } from "@/lib/seo/paths";

/** Ways to a tyre besides typing: the size finder, and the categories. @param names of the categories by id */
export function SearchWays({ names }: { names: Record<string, string> }) {
  const t = useTranslations("search.page");
  const language = useLocale();
  return (
    <section className="search-ways" aria-labelledby="search-ways">
      <h2 id="search-ways">{t("ways")}</h2>
      <p className="acts">
        <ButtonLink href={`${pathOf("home", language)}#find`}>{t("finder")}</ButtonLink>
      </p>
      <h3>{t("categories")}</h3>
      <ul>
        {categories.map(({ id, slugs }) => (
          <li key={id}>
            <Link href={`/${language}/${slugs[language]}`}>{names[id]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
