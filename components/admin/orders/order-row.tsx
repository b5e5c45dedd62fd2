"use client";

import { memo, type ReactNode } from "react";
import { aimOf } from "@/lib/domain/admin/order-step";
import type { ListWords } from "./list-words";
import { nameOf } from "./live-row";
import type { RowView } from "./row-view";
import type { Mark } from "./use-moves";

type Props = {
  row: RowView;
  words: ListWords;
  mark: Mark | undefined;
  /** Others have moved it out of this view since it was loaded. */
  gone: boolean;
  /** Who has changed it since it was loaded. */
  changedBy: string | undefined;
  /** Has it the focus of the list? */
  current: boolean;
  picked: boolean;
  /** May the reader move orders? */
  mayMove: boolean;
  open: boolean;
  /** Why it could not be unfolded. */
  failed: string | undefined;
  onPick: (number: string, picked: boolean) => void;
  onFocus: (number: string) => void;
  children: ReactNode;
};

const stateOf = ({ status, pickup }: RowView, { order_state, pickup_state }: ListWords) =>
  pickup && status in pickup_state ? pickup_state[status as keyof typeof pickup_state] : order_state[status];

function Step({ row, words, mark, mayMove }: Pick<Props, "row" | "words" | "mark" | "mayMove">) {
  const { step, number } = row;
  const text = words.order_step[step];
  if (mark?.kind === "busy") return <span className="q">{mark.text}</span>;
  return (
    <>
      {mark?.kind === "done" || mark?.kind === "undone" ? <span className="okc">{mark.text} </span> : null}
      {mayMove && aimOf(step) !== null ? (
        <button className="lk" type="submit" form="moves" name="one" value={nameOf(row)} tabIndex={-1}>
          {text}
          <span className="vh"> {number}</span>
        </button>
      ) : step === "none" && mark ? null : (
        <span className="q">{text}</span>
      )}
    </>
  );
}

/** An order in a line; what it holds unfolds below. Of a list's rows only those are rendered that a key press changes. */
export const OrderRow = memo(function OrderRow(props: Props) {
  const { row, words, mark, gone, changedBy, current, picked, mayMove, open, failed, onPick, onFocus, children } =
    props;
  const { number } = row;
  const look = [current && "cur", picked && "sel", (mark?.kind === "done" || gone) && "done"].filter(Boolean).join(" ");
  const trouble = mark?.kind === "refused" ? mark.text : row.trouble;
  return (
    <>
      <tr
        id={`row-${number}`}
        className={look}
        tabIndex={current ? 0 : -1}
        aria-busy={mark?.kind === "busy" || undefined}
        onFocus={() => onFocus(number)}
      >
        <td className="pick">
          <label>
            <input
              type="checkbox"
              form="moves"
              name="orders"
              value={nameOf(row)}
              checked={picked}
              tabIndex={-1}
              aria-label={words.pick_one.replace("{number}", number)}
              onChange={({ target }) => onPick(number, target.checked)}
            />
          </label>
        </td>
        <th className="no" scope="row">
          <a href={`/admin/orders/${number}`} tabIndex={-1} aria-expanded={open || undefined}>
            <span>{number.slice(0, 4)}</span>
            <b>{number.slice(4)}</b>
          </a>
        </th>
        <td className="cu">
          <b>{row.name}</b> <span className="q">{row.place}</span>
        </td>
        <td className="gd">
          <b>{row.pieces}</b> {row.goods} <span className="q">{row.more}</span>
        </td>
        <td className={["su", trouble && "bad", row.waits && "waits"].filter(Boolean).join(" ")}>
          {gone && !mark ? words.moves.gone : trouble || stateOf(row, words)}
          {changedBy && !mark ? <span className="q"> · {words.moves.changed.replace("{name}", changedBy)}</span> : null}
          {row.supply && !gone ? <span className="q"> · {row.supply}</span> : null}
          {row.notes ? <span className="q"> · {row.notes}</span> : null}
        </td>
        <td className="st">
          <Step row={row} words={words} mark={mark} mayMove={mayMove} />
        </td>
        <td className="pa">{row.payment}</td>
        <td className={row.unpaid ? "mo un" : "mo"}>{row.total}</td>
      </tr>
      {open ? (
        <tr className="unfolded">
          <td colSpan={8}>{children}</td>
        </tr>
      ) : null}
      {failed ? (
        <tr className="unfolded">
          <td colSpan={8}>
            <p className="order bad" role="status">
              {failed}
            </p>
          </td>
        </tr>
      ) : null}
    </>
  );
});
