import { useTranslations } from "next-intl";
import { ArticleCards } from "@/components/article/article-cards";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import type { ArticleTeaser } from "@/lib/contract/articles";
import { type ArticleCategory, articleCategories } from "@/lib/domain/article";
import type { Language } from "@/lib/domain/locale";
import { articleListPaths } from "@/lib/seo/article-paths";

type ListProps = {
  articles: ArticleTeaser[];
  category: ArticleCategory | null;
  page: { number: number; size: number; total: number };
  language: Language;
};

/** A page of teasers, of one category or of all. */
export function ArticleList({ articles, category, page, language }: ListProps) {
  const t = useTranslations("article");
  const tabs = [null, ...articleCategories];
  return (
    <div className="wrap sec">
      <h1>{category ? t(`list.${category}.title`) : t("title")}</h1>
      <p className="blog-lead">{category ? t(`list.${category}.description`) : t("lead")}</p>
      <nav className="blog-tabs" aria-label={t("filter")}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab ?? "all"}>
              <Link href={articleListPaths(tab)[language]} aria-current={tab === category ? "page" : undefined}>
                {tab ? t(`category.${tab}`) : t("list.all")}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {articles.length > 0 ? (
        <ArticleCards articles={articles} language={language} heading="h2" />
      ) : (
        <EmptyState title={t("empty")} text={t("empty_text")}>
          <ButtonLink href={articleListPaths(null)[language]}>{t("all_articles")}</ButtonLink>
        </EmptyState>
      )}
      <Pagination
        page={page.number}
        pages={Math.ceil(page.total / page.size)}
        hrefOf={(number) => articleListPaths(category, number)[language]}
        labels={{ navigation: t("pages"), previous: t("previous"), next: t("next") }}
      />
    </div>
  );
}
