"use client";

import { type ReactNode, useActionState, useEffect } from "react";
import { MoveResults } from "@/components/admin/shell/move-results";
import { offerUndo } from "@/components/admin/shell/undo";
import { moveAndShow } from "@/lib/api/admin/move-actions";
import { freshMoves } from "@/lib/api/admin/moves-state";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = {
  language: Language;
  words: Pick<AdminTexts, "order_step_done" | "refusal" | "moves">;
  label: string;
  /** Other things to do with the parcels. */
  links: ReactNode;
  /** Has anything to be handed over? */
  any: boolean;
  children: ReactNode;
};

/** Parcels of a carrier: those that are picked are handed over together. */
export function ShipForm({ language, words, label, links, any, children }: Props) {
  const [state, action, sending] = useActionState(moveAndShow, freshMoves);
  useEffect(() => {
    const { undo, done, to } = state;
    if (to !== null) location.assign(to);
    if (undo.length === 0) return;
    offerUndo({
      tokens: undo.map(({ token }) => token),
      until: undo[0]?.until ?? "",
      text: words.moves.done.replace("{list}", done.map(({ number }) => number).join(", ")),
      mail: done.length > 0,
    });
  }, [state, words]);
  return (
    <form action={action} aria-busy={sending}>
      <input type="hidden" name="page_language" value={language} />
      <MoveResults words={words} state={state} />
      {children}
      <div className="acts">
        {any ? (
          <button className="sec" type="submit">
            {label}
          </button>
        ) : null}
        {links}
      </div>
    </form>
  );
}
