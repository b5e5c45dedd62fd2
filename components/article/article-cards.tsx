import { Cover } from "@/components/article/cover";
import { TeaserLine } from "@/components/article/teaser-line";
import { Link } from "@/components/ui/link";
import type { ArticleTeaser } from "@/lib/contract/articles";
import type { Language } from "@/lib/domain/locale";
import { unbroken } from "@/lib/domain/unbroken";
import { articlePaths } from "@/lib/seo/article-paths";

/** Teasers as cards with drawn covers. @param heading the level of their titles */
export function ArticleCards({
  articles,
  language,
  heading: Heading = "h3",
}: {
  articles: ArticleTeaser[];
  language: Language;
  heading?: "h2" | "h3";
}) {
  return (
    <div className="arts">
      {articles.map((article) => (
        <Link key={article.key} className="art" href={articlePaths(article.slugs)[language]}>
          <Cover articleKey={article.key} />
          <Heading className="h">{unbroken(article.title)}</Heading>
          <p>{unbroken(article.subtitle)}</p>
          <p className="xs">
            <TeaserLine article={article} />
          </p>
        </Link>
      ))}
    </div>
  );
}
