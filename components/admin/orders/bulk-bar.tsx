"use client";

import { type SubmitEvent, useActionState } from "react";
import { MoveResults } from "@/components/admin/shell/move-results";
import { moveOrders } from "@/lib/api/admin/move-actions";
import { freshMoves } from "@/lib/api/admin/moves-state";
import { getsTracking } from "@/lib/domain/admin/order-step";
import type { Language } from "@/lib/domain/locale";
import type { ListWords } from "./list-words";

type Props = {
  words: ListWords;
  language: Language;
  picked: number;
  mayMove: boolean;
  singleKeys: boolean;
  onStep: (one: string) => void;
  onClear: () => void;
};

const sheets = ["pick_list", "delivery_notes", "address_sheets"] as const;
const addresses = { pick_list: "pick", delivery_notes: "notes", address_sheets: "sheets" };

/** What can be done with the rows that are picked. Without scripts it stands below the list, and the page says what came of it. */
export function BulkBar({ words, language, picked, mayMove, singleKeys, onStep, onClear }: Props) {
  const [state, action] = useActionState(moveOrders, freshMoves);
  const { moves } = words;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const submitter = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    onStep(submitter?.name === "one" ? submitter.value : "");
  };
  const key = (letter: string) => (singleKeys ? <kbd>{letter}</kbd> : null);
  return (
    <form id="moves" className={picked > 0 ? "bar bulk up" : "bulk"} action={action} onSubmit={onSubmit}>
      <input type="hidden" name="page_language" value={language} />
      <MoveResults words={words} state={state} />
      {state.done.some(getsTracking) ? (
        <p>
          <a href="/admin/shipping#paste">{moves.to_shipping}</a>
        </p>
      ) : null}
      {picked > 0 ? (
        <p className="bn" role="status">
          {picked} <small>{moves.selected}</small>
        </p>
      ) : (
        <p className="q">{moves.none}</p>
      )}
      <div className="acts">
        {mayMove ? (
          <button className={picked > 0 ? "do" : "sec"} type="submit">
            {moves.next} {key("e")}
          </button>
        ) : null}
        {sheets.map((sheet) => (
          <button
            key={sheet}
            className="lk"
            type="submit"
            formAction={`/admin/print/${addresses[sheet]}`}
            formMethod="get"
            formTarget="_blank"
          >
            {moves[sheet]} {sheet === "pick_list" ? key("p") : null}
          </button>
        ))}
        {picked > 0 ? (
          <button className="lk" type="button" onClick={onClear}>
            {moves.clear} <kbd>Esc</kbd>
          </button>
        ) : null}
      </div>
    </form>
  );
}
