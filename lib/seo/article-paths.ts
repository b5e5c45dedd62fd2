import { type ArticleCategory, articleCategorySlugs } from "@/lib/domain/article";
import { byLanguage, type Language } from "@/lib/domain/locale";
import { type Paths, pathOf } from "@/lib/seo/paths";

const below = (slugs: Record<Language, string>): Paths =>
  byLanguage((language) => `${pathOf("blog", language)}/${slugs[language]}`);

/** Public paths of an article, from its slugs. */
export function articlePaths(slugs: Record<Language, string>): Paths {
  return below(slugs);
}

/** Public paths of the articles' list: of one category, or of all. @param page from 1 */
export function articleListPaths(category: ArticleCategory | null, page = 1): Paths {
  const paths = category ? below(articleCategorySlugs[category]) : below(byLanguage(() => ""));
  const query = page > 1 ? `?page=${page}` : "";
  return byLanguage((language) => `${paths[language].replace(/\/$/, "")}${query}`);
}
