import "@/app/styles/article-text.css";
import "@/app/styles/article-cards.css";
import "@/app/styles/blog.css";
import "@/app/styles/figures.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ArticleList } from "@/components/article/article-list";
import { ArticlePage } from "@/components/article/article-page";
import { NoArticles } from "@/components/article/no-articles";
import { EuLabel } from "@/components/catalogue/label/eu-label";
import { isOffered } from "@/lib/api/request/offered";
import { articleMetadata, listMetadata } from "../metadata";
import { type BlogParams, loadBlog } from "./load";
import { ArticleData } from "./structured-data";

/** Pages are rendered at their first visit, then cached. */
export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata(props: BlogParams): Promise<Metadata> {
  const page = await loadBlog(props);
  const { locale } = page;
  return page.kind === "article"
    ? articleMetadata(page.article, locale)
    : listMetadata(page.category, page.list.page, locale);
}

/** The label that the figure explains; a winter tyre's label shows every part. */
const shownLabel = {
  supplier: "Dezén",
  type: "0000",
  size: "205/55 R16 91H",
  tyreClass: "C1",
  fuel: "C",
  wet: "B",
  noiseDb: 71,
  noiseClass: "B",
  snow: true,
  ice: false,
  eprelId: null,
} as const;

/** An article, or the list of a category. */
export default async function BlogEntry(props: BlogParams) {
  const page = await loadBlog(props);
  const { language } = page.locale;
  if (page.kind === "list") {
    if (!(await isOffered("GET /articles"))) return <NoArticles language={language} />;
    const { data, page: at } = page.list;
    return <ArticleList articles={data} category={page.category} page={at} language={language} />;
  }
  const t = await getTranslations("article.figure.label");
  return (
    <>
      <ArticleData article={page.article} locale={page.locale} />
      <ArticlePage
        article={page.article}
        language={language}
        euLabel={<EuLabel {...shownLabel} title={t("title")} />}
      />
    </>
  );
}
