import { useTranslations } from "next-intl";
import type { ArticleTeaser } from "@/lib/contract/articles";

type Shown = Pick<ArticleTeaser, "category" | "date" | "published" | "time_to_read" | "views">;

/**
 * Category, day, minutes and, once there are some, reads of an article in one line.
 * @param date how the day is written, by default as a teaser's
 */
export function TeaserLine(props: { article: Shown; category?: boolean; date?: string }) {
  const { article, category = true, date = article.date } = props;
  const t = useTranslations("article");
  return (
    <>
      {category ? `${t(`category.${article.category}`)} · ` : ""}
      <time dateTime={article.published}>{date}</time>
      {` · ${t("minutes", { minutes: article.time_to_read })}`}
      {article.views > 0 ? ` · ${t("views", { views: article.views })}` : null}
    </>
  );
}
