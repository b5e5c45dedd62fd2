import { FormStale } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { answerMessage, changeMessage } from "@/lib/api/admin/message-actions";
import { canMoveMessage, replyLength } from "@/lib/domain/admin/message-view";
import type { MessageState } from "@/lib/domain/message-state";
import { fill } from "@/messages/admin/fill";
import { AnswerText, Moved } from "./message-moved";
import type { MessageParts } from "./message-parts";

const kept = ["closed", "spam", "open"] as const;

/** What every form of a message is given. */
const common = ({ message: { id, revision }, me, texts }: MessageParts) => ({
  language: me.language,
  texts: formTexts(texts),
  sent: { id, revision },
});

/** Lets what was done be taken back, and tells the list. */
function Done({ message: { id, name }, texts, to }: MessageParts & { to: MessageState }) {
  const { messages: words, log } = texts;
  return (
    <>
      <FormStale text={words.stale} somebody={log.somebody} />
      <FormUndo done={fill(words.done[to], { name })} mail={to === "answered"} />
      <Moved id={id} to={to} />
    </>
  );
}

function AnswerForm(props: MessageParts) {
  const { message, texts } = props;
  const { messages: words } = texts;
  return (
    <StaffForm
      action={answerMessage}
      {...common(props)}
      className="reply"
      buttons={
        <button className={message.state === "open" ? "do" : "sec"} type="submit">
          {words.send}
        </button>
      }
    >
      <AnswerText message={message.id} label={words.reply} hint={words.reply_hint} maxLength={replyLength} />
      <Done {...props} to="answered" />
    </StaffForm>
  );
}

/** What can be done with a message in its state. */
export function MessageForms(props: MessageParts) {
  const { message, texts } = props;
  return (
    <>
      {canMoveMessage(message.state, "answered") ? <AnswerForm {...props} /> : null}
      <div className="ways">
        {kept
          .filter((to) => canMoveMessage(message.state, to))
          .map((to) => (
            <StaffForm
              key={to}
              action={changeMessage}
              {...common(props)}
              sent={{ ...common(props).sent, act: to }}
              className="inline"
              buttons={
                <button className="lk" type="submit">
                  {texts.messages.to[to]}
                </button>
              }
            >
              <Done {...props} to={to} />
            </StaffForm>
          ))}
      </div>
    </>
  );
}
