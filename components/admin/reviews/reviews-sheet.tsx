import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { Keys } from "@/components/admin/shell/key-list";
import { Mast, Part } from "@/components/admin/shell/mast";
import { RowKeys } from "@/components/admin/shell/row-keys";
import type { Me } from "@/lib/contract/admin/me";
import type { AdminReview } from "@/lib/contract/admin/reviews";
import { type ReviewView, reviewViews } from "@/lib/domain/review-moderation";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { ReviewRow } from "./review-row";

type Props = {
  me: Me;
  texts: AdminTexts;
  rows: readonly AdminReview[];
  page: { next: string | null; before: string | null };
  view: ReviewView;
  now: Date;
  /** The form that this very page refuses. */
  refused: string | null;
};

/** The address of a list. */
function address(view: ReviewView, after?: string): string {
  const query = new URLSearchParams({ ...(view !== "newest" && { view }), ...(after && { after }) });
  return query.size === 0 ? "/admin/reviews" : `/admin/reviews?${query}`;
}

/** What somebody would say in the morning: how many low ratings nobody has answered. */
function Sentence({ me, texts: { reviews }, rows, view }: Props) {
  if (view === "hidden") return reviews.say.hidden;
  if (rows.length === 0) return reviews.say.newest;
  const waiting = rows.filter(({ stars, reply, hidden }) => stars <= 3 && !reply && !hidden).length;
  if (waiting === 0) return reviews.say_none;
  return <a href={address("low")}>{counted(reviews.say_low, waiting, me.language)}</a>;
}

/** What buyers say of tyres, by day, the latest first. */
export function ReviewsSheet(props: Props) {
  const { me, texts, rows, page, view, now, refused } = props;
  const { language } = me;
  const { reviews } = texts;
  const dayOf = ({ written_at }: AdminReview) => shopDay(new Date(written_at));
  const days = [...new Set(rows.map(dayOf))];
  return (
    <>
      <Mast title={reviews.title} language={language} now={now}>
        <Sentence {...props} />
      </Mast>
      <div className="tools">
        <nav className="views" aria-label={reviews.views}>
          {reviewViews.map((name) => (
            <a key={name} href={address(name)} aria-current={name === view ? "page" : undefined}>
              {reviews.view[name]}
            </a>
          ))}
        </nav>
      </div>
      {rows.length === 0 ? (
        <p className="empty">
          {reviews.empty[view]} {view === "newest" ? null : <a href={address("newest")}>{reviews.empty_next}</a>}
        </p>
      ) : null}
      {days.map((day) => (
        <Part key={day} title={shortDay(day, language)}>
          <ol className="rv-rows">
            {rows
              .filter((review) => dayOf(review) === day)
              .map((review) => (
                <ReviewRow key={review.id} review={review} language={language} texts={texts} refused={refused} />
              ))}
          </ol>
        </Part>
      ))}
      <p className="acts pages">
        {page.before ? (
          <a className="lk" href={address(view)}>
            {reviews.newest}
          </a>
        ) : null}
        {page.next ? (
          <a className="sec" href={address(view, page.next)}>
            {reviews.older}
          </a>
        ) : null}
      </p>
      {me.single_keys ? <RowKeys of=".rv-acts" /> : null}
      <Keys texts={texts} singleKeys={me.single_keys} own={[["Enter", texts.key.open]]} />
    </>
  );
}
