"use client";

import { type ReactNode, type SubmitEvent, useActionState, useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { freshMoves, type MovesState } from "@/lib/api/admin/moves-state";
import type { Language } from "@/lib/domain/locale";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { MoveResults } from "./move-results";
import { offerUndo, undoneEvent } from "./undo";

/** `count`: so many orders, in words. */
export type MoveWords = Pick<AdminTexts, "order_step_done" | "refusal" | "moves"> & { count: string };

type Props = {
  action: (state: MovesState, form: FormData) => Promise<MovesState>;
  language: Language;
  words: MoveWords;
  /** Is the customer told of it? */
  mail: boolean;
  /** What sends the form, and other things to do with what is picked. */
  buttons: ReactNode;
  children: ReactNode;
};

/**
 * A list of which several are picked, and something done with all of them: what came of each stands above it, line by line. Without scripts
 * the browser sends it; with them what was picked stays where the shop does not answer.
 */
export function MovesForm({ action: act, language, words, mail, buttons, children }: Props) {
  const [answered, action] = useActionState(act, freshMoves);
  const [local, setLocal] = useState<MovesState | null>(null);
  const [sending, setSending] = useState(false);
  const state = local ?? answered;
  const offered = useRef<MovesState>(freshMoves);
  useEffect(() => {
    // A page that is loaded anew brings new words, not another chance to take back what has been taken back.
    if (offered.current === state) return;
    offered.current = state;
    const { undo, done, to } = state;
    if (to !== null) location.assign(to);
    if (undo.length === 0) return;
    const list =
      done.length > 2 ? counted(words.count, done.length, language) : done.map(({ number }) => number).join(", ");
    offerUndo({
      tokens: undo.map(({ token }) => token),
      until: undo[0]?.until ?? "",
      text: words.moves.done.replace("{list}", list),
      mail: mail && done.length > 0,
    });
  }, [state, words, mail, language]);
  useEffect(() => {
    const forget = () => setLocal(freshMoves);
    addEventListener(undoneEvent, forget);
    return () => removeEventListener(undoneEvent, forget);
  }, []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    try {
      setLocal(await act(state, form));
    } catch {
      setLocal({ ...freshMoves, attempt: state.attempt + 1, failure: words.refusal.unreachable });
    }
    setSending(false);
  }

  const { attempt, done, refused, unsent, failure } = state;
  const nothing = attempt > 0 && done.length + refused.length + unsent.length === 0;
  const said = failure ?? (nothing ? words.moves.nothing_picked : null);
  return (
    <form action={action} onSubmit={onSubmit} aria-busy={sending}>
      <input type="hidden" name="page_language" value={language} />
      {said ? <Notice>{said}</Notice> : null}
      <MoveResults words={words} state={state} />
      {children}
      <div className="acts">{buttons}</div>
    </form>
  );
}
