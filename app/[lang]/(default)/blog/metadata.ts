import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Article } from "@/lib/contract/articles";
import type { ArticleCategory } from "@/lib/domain/article";
import type { Language } from "@/lib/domain/locale";
import { alternates } from "@/lib/seo/alternates";
import { articleListPaths, articlePaths } from "@/lib/seo/article-paths";

/** Open Graph writes a language with its region. */
const regions: Record<Language, string> = { cs: "cs_CZ", sk: "sk_SK", en: "en_GB" };

/** Title, description and addresses of a page of the list. @param page from 1 */
export async function listMetadata(
  category: ArticleCategory | null,
  page: { number: number; size: number; total: number },
  language: Language,
): Promise<Metadata> {
  const t = await getTranslations("article");
  const name = category ? t(`list.${category}.title`) : t("title");
  const title = page.number > 1 ? t("page_title", { title: name, page: page.number }) : name;
  const description = category ? t(`list.${category}.description`) : t("description");
  const paths = articleListPaths(category, page.number);
  return {
    title,
    description,
    alternates: alternates(paths, language),
    robots: page.total > 0 ? undefined : { index: false, follow: true },
    openGraph: {
      type: "website",
      siteName: "Dezén",
      title,
      description,
      url: paths[language],
      locale: regions[language],
    },
  };
}

/** Title, description and addresses of an article. */
export async function articleMetadata(article: Article, language: Language): Promise<Metadata> {
  const t = await getTranslations("article.category");
  const paths = articlePaths(article.slugs);
  const { title, description } = article;
  return {
    title,
    description,
    alternates: alternates(paths, language),
    openGraph: {
      type: "article",
      siteName: "Dezén",
      title,
      description,
      url: paths[language],
      locale: regions[language],
      publishedTime: article.published,
      modifiedTime: article.updated,
      section: t(article.category),
    },
  };
}
