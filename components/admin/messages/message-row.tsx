"use client";

import type { MouseEvent, ReactNode } from "react";
import type { ListWords } from "./message-parts";
import type { RowView } from "./row-view";
import type { Mark } from "./use-message-moves";

type Props = {
  row: RowView;
  words: ListWords;
  mark: Mark | undefined;
  /** It has left this view since it was loaded. */
  gone: boolean;
  /** Has it the focus of the list? */
  current: boolean;
  open: boolean;
  /** The address at which it is unfolded, or folded again. */
  href: string;
  onFocus: () => void;
  onOpen: (field: "row" | "reply") => void;
  children: ReactNode;
};

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

/** A message in a line; what it holds unfolds below. */
export function MessageRow({ row, words, mark, gone, current, open, href, onFocus, onOpen, children }: Props) {
  const { id, order } = row;
  const look = [current && "cur", (mark?.kind === "done" || gone) && "done"].filter(Boolean).join(" ");
  const follow = (field: "row" | "reply") => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen(field);
  };
  return (
    <>
      <tr
        id={`row-${id}`}
        className={look}
        tabIndex={current ? 0 : -1}
        aria-busy={mark?.kind === "busy" || undefined}
        onFocus={onFocus}
      >
        <td className="ti">{row.time}</td>
        <th className="cu" scope="row">
          <a href={href} tabIndex={-1} aria-expanded={open} onClick={follow("row")}>
            {row.name}
          </a>
        </th>
        <td className="gd">{row.text}</td>
        <td className="no">
          {order ? (
            <>
              <a href={`/admin/orders/${order.number}`} tabIndex={-1}>
                {order.number}
              </a>{" "}
              <span className="q">{order.status}</span>
            </>
          ) : null}
        </td>
        <td className="st">
          {mark ? (
            <span className={{ busy: "q", done: "okc", refused: "bad" }[mark.kind]}>{mark.text}</span>
          ) : gone ? (
            <span className="q">{row.said || words.gone}</span>
          ) : row.state === "open" && !open ? (
            <a className="lk" href={href} tabIndex={-1} onClick={follow("reply")}>
              {words.answer}
              <span className="vh"> {row.name}</span>
            </a>
          ) : (
            <span className="q">{row.said}</span>
          )}
        </td>
      </tr>
      {open ? (
        <tr className="unfolded">
          <td colSpan={5}>{children}</td>
        </tr>
      ) : null}
    </>
  );
}
