import "@/app/styles/article-cards.css";
import "@/app/styles/blog.css";
import type { Metadata } from "next";
import { ArticleList } from "@/components/article/article-list";
import { NoArticles } from "@/components/article/no-articles";
import { listArticles } from "@/lib/api/article/server";
import { isOffered } from "@/lib/api/request/offered";
import { pageLocale } from "@/lib/i18n/locale";
import { listMetadata } from "./metadata";

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const { page } = await listArticles(null, 1, locale);
  return listMetadata(null, page, locale);
}

/** All articles, the newest first. */
export default async function BlogPage() {
  const locale = await pageLocale();
  if (!(await isOffered("GET /articles"))) return <NoArticles language={locale.language} />;
  const { data, page } = await listArticles(null, 1, locale);
  return <ArticleList articles={data} category={null} page={page} language={locale.language} />;
}
