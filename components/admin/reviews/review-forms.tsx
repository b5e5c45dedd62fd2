import { CurrentValue, FormDone, FormStale, FormTextArea } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changeReview } from "@/lib/api/admin/review-actions";
import type { AdminReview } from "@/lib/contract/admin/reviews";
import type { Language } from "@/lib/domain/locale";
import { reviewLength } from "@/lib/domain/review";
import { hiddenReasons } from "@/lib/domain/review-moderation";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { formOf, type reviewForms } from "./form-names";
import { ReasonField } from "./reason-field";

type Props = { review: AdminReview; language: Language; texts: AdminTexts };

/** What every form of a review is given. */
const common = ({ review: { id, revision }, language, texts }: Props, form: (typeof reviewForms)[number]) => ({
  action: changeReview,
  language,
  texts: formTexts(texts),
  sent: { id: formOf(form, id), review: id, revision },
});

/** Says what came of it, and lets it be taken back. */
function Outcome({ review, texts: { reviews } }: Props) {
  return (
    <>
      <FormStale text={reviews.stale} somebody={reviews.buyer} />
      <FormDone>{reviews.done}</FormDone>
      <FormUndo done={fill(reviews.done_of, { tyre: `${review.tyre.name} ${review.tyre.size}` })} />
    </>
  );
}

/** Answers a review in public, changes the answer or removes it. */
export function AnswerForm(props: Props) {
  const { review, texts } = props;
  const { reviews } = texts;
  const { id, reply } = review;
  return (
    <StaffForm
      {...common(props, "answer")}
      buttons={
        <>
          <button className="sec" type="submit" name="act" value="answer">
            {reply ? reviews.answer_change : reviews.answer_do}
          </button>{" "}
          {reply ? (
            <button className="lk" type="submit" name="act" value="remove">
              {reviews.answer_remove}
            </button>
          ) : null}
        </>
      }
    >
      <FormTextArea
        id={`reply-${id}`}
        name="reply"
        rows={5}
        maxLength={reviewLength}
        lang={review.language}
        label={reviews.answer}
        hint={review.hidden ? `${reviews.answer_hint} ${reviews.answer_hidden}` : reviews.answer_hint}
        defaultValue={reply?.text}
      />
      {reply ? <CurrentValue name="reply" value={reply.text} text={reviews.now} /> : null}
      <Outcome {...props} />
    </StaffForm>
  );
}

/** Hides a review for a reason, or shows the hidden one again. */
export function VisibilityForm(props: Props) {
  const { review, texts } = props;
  const { reviews } = texts;
  const hidden = review.hidden !== null;
  return (
    <StaffForm
      {...common(props, "visibility")}
      buttons={
        <button className={hidden ? "sec" : "sec bad"} type="submit" name="act" value={hidden ? "show" : "hide"}>
          {hidden ? reviews.show_do : reviews.hide_do}
        </button>
      }
    >
      {hidden ? (
        <p className="q">{reviews.show_note}</p>
      ) : (
        <ReasonField
          id={`reason-${review.id}`}
          legend={reviews.why}
          note={reviews.hide_note}
          missing={reviews.reason_missing}
          options={hiddenReasons.map((reason) => [reason, reviews.reason[reason]] as const)}
        />
      )}
      <Outcome {...props} />
    </StaffForm>
  );
}
