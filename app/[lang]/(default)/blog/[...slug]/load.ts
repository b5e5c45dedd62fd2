import { notFound, permanentRedirect, redirect } from "next/navigation";
import { articleBySlug, listArticles } from "@/lib/api/article/server";
import type { Article } from "@/lib/contract/articles";
import { type ArticleCategory, articleCategoryBySlug } from "@/lib/domain/article";
import type { Locale } from "@/lib/domain/locale";
import { maxPage } from "@/lib/domain/max-page";
import { pageLocale } from "@/lib/i18n/locale";
import { parseQuerySegment } from "@/lib/preferences/query";
import { articleListPaths, articlePaths } from "@/lib/seo/article-paths";

export type BlogParams = { params: Promise<{ slug: string[] }> };

type List = Awaited<ReturnType<typeof listArticles>>;
export type BlogPage =
  | { kind: "list"; locale: Locale; category: ArticleCategory | null; list: List }
  | { kind: "article"; locale: Locale; article: Article };

async function loadList(category: ArticleCategory | null, slug: string | null, query: URLSearchParams, locale: Locale) {
  const requested = Number(query.get("page") ?? 1);
  if (!Number.isInteger(requested) || requested < 1) notFound();
  const page = Math.min(requested, maxPage);
  const path = articleListPaths(category, page)[locale.language];
  const requestedPath = slug ? `/${locale.language}/blog/${slug}` : `/${locale.language}/blog`;
  const given = query.size > 0 ? `${requestedPath}?${query}` : requestedPath;
  if (given !== path) permanentRedirect(path);
  const list = await listArticles(category, page, locale);
  const last = Math.max(1, Math.ceil(list.page.total / list.page.size));
  if (page > last) redirect(articleListPaths(category, last)[locale.language]);
  return { kind: "list", locale, category, list } as const;
}

/**
 * What stands below `/blog`: an article, a category's list, or a further page of a list. Redirects permanently when the
 * address is of another language or not the canonical one, redirects to the last page when the number is too high, and ends
 * in the not-found page when nothing is there.
 * @throws ApiError when the articles cannot be reached
 */
export async function loadBlog({ params }: BlogParams): Promise<BlogPage> {
  const locale = await pageLocale();
  const { slug } = await params;
  const query = parseQuerySegment(slug.at(-1));
  const [first, ...more] = query ? slug.slice(0, -1) : slug;
  if (more.length > 0) notFound();
  if (first === undefined) return loadList(null, null, query ?? new URLSearchParams(), locale);
  const category = articleCategoryBySlug(first);
  if (category) return loadList(category, first, query ?? new URLSearchParams(), locale);
  const article = await articleBySlug(first, locale);
  if (!article) notFound();
  const path = articlePaths(article.slugs)[locale.language];
  if (query || first !== article.slugs[locale.language]) permanentRedirect(path);
  return { kind: "article", locale, article };
}
