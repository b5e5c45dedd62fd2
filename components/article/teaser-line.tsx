import { useTranslations } from "next-intl";
import type { ArticleTeaser } from "@/lib/contract/articles";

type Shown = Pick<ArticleTeaser, "category" | "date" | "published" | "time_to_read" | "views">;

/** Category, day, minutes and, once there are some, reads of an article in one line. */
export function TeaserLine({ article, category = true }: { article: Shown; category?: boolean }) {
  const t = useTranslations("article");
  return (
    <>
      {category ? `${t(`category.${article.category}`)} · ` : ""}
      <time dateTime={article.published}>{article.date}</time>
      {` · ${t("minutes", { minutes: article.time_to_read })}`}
      {article.views > 0 ? ` · ${t("views", { views: article.views })}` : null}
    </>
  );
}
