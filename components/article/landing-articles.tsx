import { useTranslations } from "next-intl";
import { ArticleCards } from "@/components/article/article-cards";
import { Link } from "@/components/ui/link";
import type { ArticleTeaser } from "@/lib/contract/articles";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Articles on the landing page: the three read most before buying. */
const first = ["read-tyre-size", "when-to-change", "winter-summer-all-season"];

/** Three teasers and the way to all of them; nothing when there are none. */
export function LandingArticles({ articles, language }: { articles: ArticleTeaser[]; language: Language }) {
  const t = useTranslations("article");
  if (articles.length === 0) return null;
  const rank = ({ key }: ArticleTeaser) => (first.includes(key) ? first.indexOf(key) : first.length);
  const shown = [...articles].sort((a, b) => rank(a) - rank(b)).slice(0, first.length);
  return (
    <section className="sec" aria-labelledby="articles" data-below="">
      <div className="wrap">
        <h2 id="articles">{t("landing")}</h2>
        <ArticleCards articles={shown} language={language} />
        <p className="mt-5">
          <Link href={pathOf("blog", language)}>{t("all_articles")}</Link>
        </p>
      </div>
    </section>
  );
}
