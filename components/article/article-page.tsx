import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ArticleBody } from "@/components/article/article-body";
import { ArticleCards } from "@/components/article/article-cards";
import { Cover } from "@/components/article/cover";
import { ArticleFigure } from "@/components/article/figure/article-figure";
import { sections } from "@/components/article/markdown";
import { TeaserLine } from "@/components/article/teaser-line";
import { ViewCounter } from "@/components/article/view-counter";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { arrowIcon } from "@/components/ui/icons/arrow";
import { Link } from "@/components/ui/link";
import type { Article } from "@/lib/contract/articles";
import type { Language } from "@/lib/domain/locale";
import { unbroken } from "@/lib/domain/unbroken";
import { writtenDay } from "@/lib/domain/written-date";
import { parseMarkdown } from "@/lib/markdown/parse";
import { articleListPaths } from "@/lib/seo/article-paths";
import { pathOf } from "@/lib/seo/paths";

function Head({ article, language }: { article: Article; language: Language }) {
  const t = useTranslations("article");
  const { category } = article;
  return (
    <header>
      <p className="sm muted">
        <Link href={pathOf("blog", language)}>{t("nav")}</Link>
        {category === "blog" ? null : (
          <>
            {" · "}
            <Link href={articleListPaths(category)[language]}>{t(`category.${category}`)}</Link>
          </>
        )}
        {" · "}
        <TeaserLine article={article} category={false} date={writtenDay(article.published, language)} />
        {article.updated > article.published
          ? ` · ${t("updated", { date: writtenDay(article.updated, language) })}`
          : null}
      </p>
      <h1>{unbroken(article.title)}</h1>
      <p className="lead">{unbroken(article.subtitle)}</p>
    </header>
  );
}

/**
 * An article, whole.
 * @param euLabel the drawn label for the figure that explains it: it belongs to the catalogue
 */
export function ArticlePage({
  article,
  language,
  euLabel,
}: {
  article: Article;
  language: Language;
  euLabel: ReactNode;
}) {
  const t = useTranslations("article");
  const root = parseMarkdown(article.body);
  const contents = sections(root);
  return (
    <>
      <Cover articleKey={article.key} band />
      <article className="wrap read legal">
        <Head article={article} language={language} />
        <nav aria-labelledby="contents">
          <h2 id="contents">{t("contents")}</h2>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{unbroken(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="text">
          <ArticleBody
            root={root}
            language={language}
            linked={article.linked}
            tableLabel={t("table")}
            figure={(name, caption) => <ArticleFigure name={name} caption={caption} euLabel={euLabel} />}
          />
          <p className="mt-5">
            <ButtonLink variant="go" href={pathOf("home", language)}>
              {t("catalogue")} <Icon shape={arrowIcon} />
            </ButtonLink>
          </p>
        </div>
      </article>
      {article.related.length > 0 ? (
        <section className="sunk" aria-labelledby="related">
          <div className="wrap sec">
            <h2 id="related">{t("related")}</h2>
            <ArticleCards articles={article.related} language={language} />
          </div>
        </section>
      ) : null}
      <ViewCounter slug={article.slugs[language]} />
    </>
  );
}
