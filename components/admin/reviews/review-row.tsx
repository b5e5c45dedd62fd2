import type { AdminReview } from "@/lib/contract/admin/reviews";
import type { Language } from "@/lib/domain/locale";
import { dateOf, momentOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { formOf, reviewForms } from "./form-names";
import { AnswerForm, VisibilityForm } from "./review-forms";

/** `refused`: the form that this very page refuses, whose row is unfolded. */
type Props = { review: AdminReview; language: Language; texts: AdminTexts; refused: string | null };

function Tyre({ review: { tyre }, language, texts: { reviews } }: Props) {
  const name = `${tyre.name} ${tyre.size}`;
  return (
    <h3>
      {tyre.paths ? <a href={`${tyre.paths[language]}#reviews`}>{name}</a> : name}{" "}
      {tyre.paths ? null : <span className="q">{reviews.gone}</span>}
    </h3>
  );
}

/** How many stars, and what the shop has done about it. */
function State({ review: { stars, hidden, reply }, language, texts: { reviews } }: Props) {
  return (
    <div className="rv-state">
      <p className="sum">{fill(reviews.stars, { n: stars })}</p>
      {hidden ? (
        <>
          <p>
            <b>{reviews.hidden}:</b> {reviews.reason[hidden.reason]}
          </p>
          <p className="q">{fill(reviews.hidden_by, { name: hidden.by, when: momentOf(hidden.at, language) })}</p>
        </>
      ) : (
        <p className="q">{reviews.shown}</p>
      )}
      {reply ? <p className="okc">{reviews.answered}</p> : null}
    </div>
  );
}

/** A review with its answer; what can be done about it unfolds below. */
export function ReviewRow(props: Props) {
  const { review, language, texts, refused } = props;
  const { reviews } = texts;
  const { text, name, order_number, written_at, changed_at, reply, hidden } = review;
  return (
    <li className={hidden ? "rv hid" : "rv"}>
      <div className="rv-body">
        <Tyre {...props} />
        <p className="q">
          {momentOf(written_at, language)} · <bdi>{name ?? reviews.anonymous}</bdi> ·{" "}
          <a href={`/admin/orders/${order_number}`}>{fill(reviews.order, { number: order_number })}</a>
          {changed_at === written_at ? null : ` · ${fill(reviews.changed, { when: momentOf(changed_at, language) })}`}
        </p>
        {text === "" ? (
          <p className="q">{reviews.no_text}</p>
        ) : (
          <p className="rv-text" lang={review.language} dir="auto">
            {text}
          </p>
        )}
        {reply ? (
          <div className="rv-reply">
            <p className="q">{fill(reviews.reply, { day: dateOf(reply.at, language) })}</p>
            <p className="rv-text" lang={review.language} dir="auto">
              {reply.text}
            </p>
          </div>
        ) : null}
      </div>
      <State {...props} />
      <details className="rv-acts" open={reviewForms.some((form) => formOf(form, review.id) === refused)}>
        <summary>
          {hidden ? reviews.open_hidden : reviews.open}
          <span className="vh"> {review.tyre.name}</span>
        </summary>
        <div className="rv-forms">
          <AnswerForm {...props} />
          <VisibilityForm {...props} />
        </div>
      </details>
    </li>
  );
}
