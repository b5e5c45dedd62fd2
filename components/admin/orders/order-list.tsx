"use client";

import { useRouter } from "next/navigation";
import { Fragment, type ReactNode, useCallback, useState } from "react";
import { useSlow } from "@/components/admin/shell/use-slow";
import type { Language } from "@/lib/domain/locale";
import { counted } from "@/messages/admin/fill";
import { BulkBar } from "./bulk-bar";
import type { RowGroup } from "./groups";
import type { ListWords } from "./list-words";
import { nameOf } from "./live-row";
import { Now } from "./now";
import { OrderRow } from "./order-row";
import type { RowView } from "./row-view";
import { useFolds, useLoadAhead } from "./use-folds";
import { useKeptPlace } from "./use-kept-place";
import { useListKeys } from "./use-list-keys";
import { useMoves } from "./use-moves";
import { focusOn, useRowFocus } from "./use-row-focus";
import { rowsIn, useRows } from "./use-rows";
import { type LoadFold, useUnfolded } from "./use-unfolded";
import { useUpdates } from "./use-updates";

type Props = {
  groups: readonly RowGroup[];
  words: ListWords;
  language: Language;
  /** The number of the order that is unfolded, and what it holds. */
  open: string | null;
  fold: ReactNode;
  load: LoadFold;
  /** The address of the list without what is unfolded. */
  here: string;
  /** The time on the shop's clock, where the list is cut by it. */
  time: string | null;
  mayMove: boolean;
  singleKeys: boolean;
};

const columns = ["pick", "number", "who", "goods", "state", "step", "payment", "total"] as const;

/** The orders of a view. Rows stay where they are until the view is loaded anew, whatever becomes of them. */
export function OrderList(props: Props) {
  const { words, language, here, mayMove, singleKeys } = props;
  const [groups, setGroups] = useState(props.groups);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { live, marks, move } = useMoves(language, words);
  const { takeFold, loadFold, loadAhead } = useFolds(props.load, props.groups);
  const { open, fold, failed, unfold, pending } = useUnfolded(
    { number: props.open, fold: props.fold },
    here,
    (number) => loadFold(number, byNumber.get(number)),
    (number) => takeFold(byNumber.get(number)),
  );
  const slow = useSlow(pending);
  const router = useRouter();
  useKeptPlace(props.groups);
  const changedBy = useUpdates(() => router.refresh());

  const { rows, now } = useRows(groups, props.groups, live);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  useLoadAhead(open === null ? undefined : rows[rows.findIndex(({ number }) => number === open) + 1], loadAhead);
  const came = rowsIn(props.groups).filter(({ number }) => !byNumber.has(number)).length;
  const { at, stand, want } = useRowFocus(open ?? rows[0]?.number ?? "", open);
  const index = rows.findIndex(({ number }) => number === at);
  const focus = (row: RowView | undefined) => {
    if (!row) return;
    stand(row.number);
    focusOn(row.number, null);
  };
  const step = (chosen: readonly RowView[]) => {
    const last = chosen.at(-1);
    void move(chosen);
    setPicked(new Set());
    if (last) focus(rows[rows.indexOf(last) + 1] ?? last);
  };
  const chosen = () => rows.filter(({ number }) => picked.has(number));
  const pick = useCallback(
    (number: string, on: boolean) =>
      setPicked((known) => new Set(on ? [...known, number] : [...known].filter((one) => one !== number))),
    [],
  );

  useListKeys(
    {
      go: (by) => focus(by === "first" ? rows[0] : by === "last" ? rows.at(-1) : rows[index + by]),
      take: (range) => {
        const from = range ? rows.findLastIndex(({ number }, i) => i < index && picked.has(number)) : -1;
        if (from < 0) return pick(at, !picked.has(at));
        setPicked(new Set([...picked, ...rows.slice(from, index + 1).map(({ number }) => number)]));
      },
      open: () => {
        want(at, null);
        unfold(open === at ? null : at);
      },
      close: () => {
        unfold(null);
        if (open === null) return setPicked(new Set());
        focus(byNumber.get(open));
      },
      step: () => step(picked.size > 0 ? chosen() : rows.slice(index, index + 1)),
      form: (name) => {
        if (open === at) return focusOn(at, name);
        want(at, name);
        unfold(at);
      },
      print: () => {
        const printed = picked.size > 0 ? chosen() : rows.slice(index, index + 1);
        const query = new URLSearchParams(printed.map((row) => ["orders", row.number]));
        window.open(`/admin/print/pick?${query}`, "_blank");
      },
      copy: () => void navigator.clipboard?.writeText(at),
    },
    singleKeys,
  );

  return (
    <div className={pending ? "list pending" : "list"} aria-busy={pending}>
      {slow ? <p role="status">{words.slow}</p> : null}
      {came > 0 ? (
        <p className="fresh" role="status">
          <button className="lk" type="button" onClick={() => setGroups(props.groups)}>
            {counted(words.moves.fresh, came, language)}
          </button>
        </p>
      ) : null}
      {groups.map((group, i) => (
        <Fragment key={group.key}>
          {props.time !== null && i === groups.findIndex(({ late }) => !late) ? <Now time={props.time} /> : null}
          <section className={`grp ${group.firm ? "" : "soft"}`} id={group.late ? "late" : undefined}>
            <div className="clk">
              <h2 className={group.late ? "bad" : ""}>{group.title}</h2>
              <p className="note-s">{group.note}</p>
            </div>
            <table className="orders">
              <colgroup>
                {columns.map((name) => (
                  <col key={name} className={`c-${name}`} />
                ))}
              </colgroup>
              <thead className={i > 0 ? "vh" : ""}>
                <tr>
                  {columns.map((name) => (
                    <th key={name} className={name === "total" ? "r" : ""} scope="col">
                      {name === "pick" ? <span className="vh">{words.columns.pick}</span> : words.columns[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {group.rows.map(({ number }) => {
                  const row = byNumber.get(number);
                  return row ? (
                    <OrderRow
                      key={number}
                      row={row}
                      words={words}
                      mark={marks[number]}
                      gone={!now.has(number)}
                      changedBy={changedBy[number]}
                      current={number === at}
                      picked={picked.has(number)}
                      mayMove={mayMove}
                      open={open === number}
                      failed={failed?.number === number ? words[failed.why] : undefined}
                      onPick={pick}
                      onFocus={stand}
                    >
                      {open === number ? fold : null}
                    </OrderRow>
                  ) : null;
                })}
              </tbody>
            </table>
          </section>
        </Fragment>
      ))}
      <BulkBar
        words={words}
        language={language}
        picked={picked.size}
        mayMove={mayMove}
        singleKeys={singleKeys}
        onStep={(one) => step(one === "" ? chosen() : rows.filter((row) => nameOf(row) === one))}
        onClear={() => setPicked(new Set())}
      />
    </div>
  );
}
