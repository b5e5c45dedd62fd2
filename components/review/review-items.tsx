import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { checkIcon } from "@/components/ui/icons/check";
import { Score } from "@/components/ui/score";
import type { Review } from "@/lib/contract/reviews";
import type { Language } from "@/lib/domain/locale";
import { dateOf } from "@/lib/i18n/moment";

/** A list of reviews, each with the shop's answer. User text is isolated: its text direction and combining marks do not affect the rest. */
export function ReviewItems({ reviews, language }: { reviews: Review[]; language: Language }) {
  const t = useTranslations("review");
  return (
    <ol className="rv-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <p className="rv-head">
            <Score value={review.stars} label={t("stars", { stars: review.stars })} />
            <bdi className="b">{review.name ?? t("anonymous")}</bdi>
            <span className="rv-ok sm">
              <Icon shape={checkIcon} />
              {t("verified")}
            </span>
            <time className="sm muted" dateTime={review.written_at}>
              {dateOf(review.written_at, language)}
            </time>
          </p>
          {review.text === "" ? null : (
            <p className="rv-text" lang={review.language} dir="auto">
              {review.text}
            </p>
          )}
          {review.reply ? (
            <div className="rv-reply">
              <p className="rv-head">
                <b>{t("reply")}</b>
                <time className="sm muted" dateTime={review.reply.at}>
                  {dateOf(review.reply.at, language)}
                </time>
              </p>
              <p className="rv-text" lang={review.language} dir="auto">
                {review.reply.text}
              </p>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
