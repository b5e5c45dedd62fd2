"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { onUpdates } from "@/components/admin/shell/updates";
import { useRowKeys } from "@/components/admin/shell/use-row-keys";
import { useSlow } from "@/components/admin/shell/use-slow";
import { canMoveMessage } from "@/lib/domain/admin/message-view";
import type { Language } from "@/lib/domain/locale";
import { counted } from "@/messages/admin/fill";
import { MessageListContext, type MessageListState } from "./message-moved";
import type { ListWords } from "./message-parts";
import { MessageRow } from "./message-row";
import { byDay, type RowView, withRow } from "./row-view";
import { useMessageMoves } from "./use-message-moves";

type Props = {
  rows: readonly RowView[];
  /** The message that is unfolded, also when it is not of this view, and what it holds. */
  opened: RowView | null;
  fold: ReactNode;
  /** The address of the list without what is unfolded. */
  here: string;
  words: ListWords;
  language: Language;
  singleKeys: boolean;
};

const columns = ["time", "who", "text", "order", "step"] as const;

function focusOn(id: number, field: "row" | "reply"): void {
  const found = document.getElementById(`${field}-${id}`) ?? document.getElementById(`row-${id}`);
  found?.focus();
}

/** The messages of a view. Rows stay where they are until the view is loaded anew, whatever becomes of them. */
export function MessageList({ rows: now, opened, fold, here, words, language, singleKeys }: Props) {
  const [kept, setKept] = useState(() => withRow(now, opened));
  const { marks, moved, move } = useMessageMoves(words, language);
  const [pending, follow] = useTransition();
  const slow = useSlow(pending);
  const router = useRouter();
  const wanted = useRef<"row" | "reply" | null>(null);
  const open = opened?.id ?? null;

  const known = new Map(withRow(now, opened).map((row) => [row.id, row]));
  const rows = kept.map((row) => known.get(row.id) ?? row);
  const inView = new Set(now.map(({ id }) => id));
  const came = now.filter(({ id }) => !kept.some((row) => row.id === id)).length;
  const [at, setAt] = useState(open ?? rows[0]?.id ?? 0);
  const index = rows.findIndex(({ id }) => id === at);
  const focus = (row: RowView | undefined) => {
    if (!row) return;
    setAt(row.id);
    focusOn(row.id, "row");
  };
  const addressOf = (id: number) => `${here}${here.includes("?") ? "&" : "?"}open=${id}`;
  const unfold = (id: number | null) =>
    follow(() => router.push(id === null ? here : addressOf(id), { scroll: false }));
  const openRow = (id: number, field: "row" | "reply") => {
    setAt(id);
    if (open === id && field === "reply") return focusOn(id, "reply");
    wanted.current = field;
    unfold(open === id ? null : id);
  };
  const focusAfter = (before: number) => {
    const place = rows.findIndex(({ id }) => id === before);
    focus(rows[place + 1] ?? rows[place]);
  };
  const act = async (to: "closed" | "spam") => {
    const row = rows[index];
    if (!row || !inView.has(at) || !canMoveMessage(row.state, to)) return;
    focusAfter(at);
    if ((await move(row, to)) && open === row.id) unfold(null);
  };

  const told = useRef<MessageListState["moved"]>(() => {});
  told.current = (id, to) => {
    context.begun.delete(id);
    moved(id, to);
    focusAfter(id);
    unfold(null);
  };
  const [context] = useState<MessageListState>(() => ({
    moved: (id, to) => told.current(id, to),
    begun: new Map(),
  }));

  useEffect(() => {
    if (open === null || wanted.current === null) return;
    focusOn(open, wanted.current);
    wanted.current = null;
  }, [open]);

  useEffect(
    () =>
      onUpdates(({ messages }) => {
        if (messages > 0) router.refresh();
      }),
    [router],
  );

  useRowKeys(
    {
      go: (by) => focus(by === "first" ? rows[0] : by === "last" ? rows.at(-1) : rows[index + by]),
      open: () => openRow(at, "row"),
      close: (typing) => {
        const row = rows.find(({ id }) => id === open);
        focus(row);
        if (row && !typing) unfold(null);
      },
      letters: new Map([
        ["r", () => openRow(at, "reply")],
        ["c", () => void act("closed")],
        ["s", () => void act("spam")],
      ]),
    },
    "table.msgs tr",
    singleKeys,
  );

  return (
    <MessageListContext value={context}>
      <div className={pending ? "list pending" : "list"} aria-busy={pending}>
        {slow ? <p role="status">{words.slow}</p> : null}
        {came > 0 ? (
          <p className="fresh" role="status">
            <button className="lk" type="button" onClick={() => setKept(withRow(now, opened))}>
              {counted(words.fresh, came, language)}
            </button>
          </p>
        ) : null}
        {byDay(rows).map(({ day, rows: ofDay }, i) => (
          <section className="grp" key={day}>
            <div className="clk">
              <h2>{day}</h2>
            </div>
            <table className="orders msgs">
              <colgroup>
                {columns.map((name) => (
                  <col key={name} className={`m-${name}`} />
                ))}
              </colgroup>
              <thead className={i > 0 ? "vh" : ""}>
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col">
                      {words[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ofDay.map((row) => (
                  <MessageRow
                    key={row.id}
                    row={row}
                    words={words}
                    mark={marks[row.id]}
                    gone={!inView.has(row.id)}
                    current={row.id === at}
                    open={row.id === open}
                    href={row.id === open ? here : addressOf(row.id)}
                    onFocus={() => setAt(row.id)}
                    onOpen={(field) => openRow(row.id, field)}
                  >
                    {row.id === open ? fold : null}
                  </MessageRow>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </MessageListContext>
  );
}
