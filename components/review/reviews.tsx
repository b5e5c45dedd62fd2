import { useTranslations } from "next-intl";
import { LazyReviewBrowser } from "@/components/review/lazy-browser";
import { ReviewItems } from "@/components/review/review-items";
import type { ReviewList } from "@/lib/contract/reviews";
import type { PartMessages } from "@/lib/i18n/part-messages";

/**
 * What buyers of a tyre say about it, and how the shop knows that they are. Source: Directive 2005/29/EC, art. 7(6) and annex
 * I, no. 23b: a shop that shows reviews must say whether and how it verifies that they come from buyers.
 * @param messages of the namespace `review`, @param list `null`: nobody has reviewed the tyre
 */
export function Reviews({ slug, list, messages }: { slug: string; list: ReviewList | null; messages: PartMessages }) {
  const { language } = messages;
  const t = useTranslations("review");
  const rating = list?.rating ?? null;
  return (
    <section className="wrap sec" id="reviews">
      <h2>{rating ? t("title", rating) : t("none_title")}</h2>
      {list && rating ? (
        <LazyReviewBrowser
          slug={slug}
          distribution={list.distribution}
          page={list.page}
          ids={list.data.map(({ id }) => id)}
          {...messages}
        >
          <ReviewItems reviews={list.data} language={language} />
        </LazyReviewBrowser>
      ) : (
        <p className="mt-1">{t("none")}</p>
      )}
      {rating ? (
        <p className="rv-how sm muted mt-3">
          <b>{t("how")}.</b> {t("how_text")}
        </p>
      ) : null}
    </section>
  );
}
