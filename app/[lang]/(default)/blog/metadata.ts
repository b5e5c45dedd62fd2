import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Article } from "@/lib/contract/articles";
import type { ArticleCategory } from "@/lib/domain/article";
import type { Locale } from "@/lib/domain/locale";
import { articleListPaths, articlePaths } from "@/lib/seo/article-paths";
import { articleVersion, cardPath } from "@/lib/seo/card-path";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** Title, description and addresses of a page of the list. @param page from 1 */
export async function listMetadata(
  category: ArticleCategory | null,
  page: { number: number; size: number; total: number },
  locale: Locale,
): Promise<Metadata> {
  const t = await getTranslations("article");
  const name = category ? t(`list.${category}.title`) : t("title");
  const title = page.number > 1 ? t("page_title", { title: name, page: page.number }) : name;
  const description = category ? t(`list.${category}.description`) : t("description");
  const paths = articleListPaths(category, page.number);
  return {
    ...pageMetadata({ title, description, paths, locale }),
    robots: page.total > 0 ? undefined : { index: false, follow: true },
  };
}

/** Path of an article's card. */
export function articleCard(article: Article, locale: Locale): string {
  return cardPath(`/blog/${article.slugs[locale.language]}`, locale, articleVersion(article));
}

/** Title, description and addresses of an article. */
export async function articleMetadata(article: Article, locale: Locale): Promise<Metadata> {
  const t = await getTranslations("article.category");
  const paths = articlePaths(article.slugs);
  const { title, description } = article;
  return pageMetadata({
    title,
    description,
    paths,
    locale,
    card: articleCard(article, locale),
    article: { published: article.published, updated: article.updated, section: t(article.category) },
  });
}
