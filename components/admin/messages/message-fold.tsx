import { Part } from "@/components/admin/shell/mast";
import { formatPhone } from "@/lib/domain/phone";
import { momentOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import { MessageForms } from "./message-forms";
import type { MessageParts } from "./message-parts";

/** The order that a message is about, and how the shop knows. */
function Order({ message, texts }: MessageParts) {
  const { order, order_number: typed, email } = message;
  const { messages: words } = texts;
  const search = `/admin/orders?${new URLSearchParams({ view: "all", q: email })}`;
  return (
    <>
      <h3>{words.order}</h3>
      {order ? (
        <p>
          <a className="num" href={`/admin/orders/${order.number}`}>
            {order.number}
          </a>{" "}
          {texts.order_state[order.status]}
          {order.number === typed ? null : <span className="q"> · {words.by_email}</span>}
        </p>
      ) : (
        <p className="q">{words.no_order}</p>
      )}
      {typed && order?.number !== typed ? <p>{fill(words.not_theirs, { number: typed })}</p> : null}
      <p>
        <a href={search}>{words.find}</a>
      </p>
    </>
  );
}

function Sender({ message, texts }: MessageParts) {
  const { name, email, phone_number: phone, language } = message;
  const { messages: words } = texts;
  return (
    <>
      <h3>{words.from}</h3>
      <p>
        <b>{name}</b> <span className="q">{words.language[language]}</span>
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {phone ? (
        <p>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
      ) : null}
    </>
  );
}

/** Everything about a message, as it unfolds in the list. The customer's text is shown as it is: nothing in it can be clicked. */
export function MessageFold(props: MessageParts) {
  const { message, me, texts } = props;
  const { messages: words } = texts;
  return (
    <div className="order">
      <Part title={words.wrote} note={momentOf(message.sent_at, me.language)}>
        <div className="letter">
          <p className="said">{message.text}</p>
          <div className="from">
            <Sender {...props} />
            <Order {...props} />
          </div>
        </div>
      </Part>
      {message.replies.length > 0 ? (
        <Part title={words.replies}>
          <ul className="notes">
            {message.replies.map(({ id, by, at, text }) => (
              <li key={id}>
                <p className="said">{text}</p>
                <p className="q">
                  {by}, {momentOf(at, me.language)}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title={words.next}>
        <MessageForms {...props} />
      </Part>
    </div>
  );
}
