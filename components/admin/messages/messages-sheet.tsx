import type { ReactNode } from "react";
import { shopDay } from "@/components/admin/shell/day-words";
import { Keys } from "@/components/admin/shell/key-list";
import { Mast } from "@/components/admin/shell/mast";
import type { Me } from "@/lib/contract/admin/me";
import type { ContactMessage } from "@/lib/contract/admin/messages";
import { type MessageView, messageViews } from "@/lib/domain/admin/message-view";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { MessageList } from "./message-list";
import { dayWord, rowView } from "./row-view";

type Props = {
  me: Me;
  texts: AdminTexts;
  messages: readonly ContactMessage[];
  /** The place of the next portion; `null` at the end. */
  next: string | null;
  view: MessageView;
  /** The place at which the list begins. */
  after: string | null;
  /** The message that is unfolded, wherever it is listed now, and what it holds. */
  opened: ContactMessage | null;
  fold: ReactNode;
  now: Date;
};

/** The address of a list. */
function listAddress(view: MessageView, after: string | null = null): string {
  const query = new URLSearchParams([
    ...(view === "open" ? [] : [["view", view]]),
    ...(after === null ? [] : [["after", after]]),
  ]);
  return query.size === 0 ? "/admin/messages" : `/admin/messages?${query}`;
}

/** What somebody says who has just looked: how many wait, and since when. */
function Sentence({ messages: rows, next, view, after, me, texts, now }: Props) {
  const { messages: words } = texts;
  if (view !== "open") return view === "done" ? words.say_done : words.say_spam;
  if (next !== null || after !== null) return fill(words.say_more, { n: rows.length });
  const oldest = rows.at(-1);
  if (!oldest) return words.empty.open;
  const day = dayWord(oldest.sent_at, shopDay(now), me.language, texts);
  return `${counted(words.say, rows.length, me.language)} ${rows.length > 1 ? fill(words.say_oldest, { day }) : ""}`;
}

/** The messages of a view, the latest first. */
export function MessagesSheet(props: Props) {
  const { me, texts, messages, next, view, after, opened, fold, now } = props;
  const { messages: words, queue, shell, moves } = texts;
  const { language } = me;
  const shown = (message: ContactMessage) => rowView(message, shopDay(now), language, texts);
  return (
    <>
      <Mast title={words.title} language={language} now={now}>
        <Sentence {...props} />
      </Mast>
      <div className="tools">
        <nav className="views" aria-label={queue.views}>
          {messageViews.map((name) => (
            <a key={name} href={listAddress(name)} aria-current={name === view ? "page" : undefined}>
              {words.view[name]}
            </a>
          ))}
        </nav>
      </div>
      {messages.length === 0 && !opened ? (
        <p className="empty">
          {words.empty[view]} {view === "open" ? <a href={listAddress("done")}>{words.empty_next}</a> : null}
        </p>
      ) : (
        <MessageList
          key={listAddress(view, after)}
          rows={messages.map(shown)}
          opened={opened && shown(opened)}
          fold={fold}
          here={listAddress(view, after)}
          words={{
            ...words,
            gone: moves.gone,
            working: moves.working,
            unreachable: shell.unreachable,
            slow: shell.slow,
          }}
          language={language}
          singleKeys={me.single_keys}
        />
      )}
      <p className="acts pages">
        {after ? (
          <a className="lk" href={listAddress(view)}>
            {queue.newest}
          </a>
        ) : null}
        {next ? (
          <a className="sec" href={listAddress(view, next)}>
            {words.older}
          </a>
        ) : null}
      </p>
      <Keys
        texts={texts}
        singleKeys={me.single_keys}
        own={[
          ["Enter", texts.key.open],
          ["r", words.key.answer],
          ["c", words.key.close],
          ["s", words.key.spam],
        ]}
      />
    </>
  );
}
