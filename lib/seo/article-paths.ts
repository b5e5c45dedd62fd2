import { type ArticleCategory, articleCategorySlugs } from "@/lib/domain/article";
import { type Language, languages } from "@/lib/domain/locale";
import { type Paths, pathOf } from "@/lib/seo/paths";

const below = (slugs: Record<Language, string>) =>
  Object.fromEntries(languages.map((each) => [each, `${pathOf("blog", each)}/${slugs[each]}`])) as Paths;

/** Public paths of an article, from its slugs. */
export function articlePaths(slugs: Record<Language, string>): Paths {
  return below(slugs);
}

/** Public paths of the articles' list: of one category, or of all. @param page from 1 */
export function articleListPaths(category: ArticleCategory | null, page = 1): Paths {
  const paths = category ? below(articleCategorySlugs[category]) : below({ cs: "", sk: "", en: "" });
  const query = page > 1 ? `?page=${page}` : "";
  return Object.fromEntries(languages.map((each) => [each, `${paths[each].replace(/\/$/, "")}${query}`])) as Paths;
}
