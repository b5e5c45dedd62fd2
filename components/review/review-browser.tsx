"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReviewItems } from "@/components/review/review-items";
import { StarBars } from "@/components/review/star-bars";
import { type ReviewSort, useReviews } from "@/components/review/use-reviews";
import { Button } from "@/components/ui/button";
import type { ReviewList } from "@/lib/contract/reviews";
import type { Language } from "@/lib/domain/locale";

const sorts: ReviewSort[] = ["newest", "highest", "lowest"];

type Props = {
  slug: string;
  distribution: ReviewList["distribution"];
  page: ReviewList["page"];
  /** Of the reviews on the first page. */
  ids: number[];
  language: Language;
  /** The first page of reviews, as the server has written it. */
  children: ReactNode;
};

/** A tyre's reviews: the newest at first, more on demand. */
export function ReviewBrowser({ slug, distribution, page, ids, language, children }: Props) {
  const t = useTranslations("review");
  const list = useReviews(slug, ids, page.total);
  return (
    <div className="rv">
      <div className="rv-side">
        <StarBars distribution={distribution} chosen={list.rating} onChoose={(rating) => list.show({ rating })} />
        {list.rating === null ? null : (
          <Button variant="text" onClick={() => list.show({ rating: null })}>
            {t("all")}
          </Button>
        )}
      </div>
      <div aria-busy={list.state === "loading"}>
        <div className="rv-tools">
          <label htmlFor="review-sort">{t("sort")}</label>
          <select
            id="review-sort"
            value={list.sort}
            onChange={(event) => list.show({ sort: sorts.find((sort) => sort === event.target.value) })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sort)}
              </option>
            ))}
          </select>
        </div>
        {list.first ? children : null}
        {list.reviews.length === 0 ? null : <ReviewItems reviews={list.reviews} language={language} />}
        <p className="sm muted mt-2" role="status">
          {list.state === "failed" ? t("failed") : t("shown", { shown: list.count, total: list.total })}
        </p>
        {list.hasMore(page.size) ? (
          <Button className="rv-more" aria-busy={list.state === "loading"} onClick={() => list.more()}>
            {list.state === "loading" ? t("loading") : t("more")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
