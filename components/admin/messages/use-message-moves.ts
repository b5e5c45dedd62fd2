"use client";

import { useEffect, useState } from "react";
import { offerUndo, type UndoneEvent, undoneEvent } from "@/components/admin/shell/undo";
import { freshForm, type StaffFormState } from "@/lib/api/admin/form-state";
import { changeMessage } from "@/lib/api/admin/message-actions";
import type { Language } from "@/lib/domain/locale";
import type { MessageState } from "@/lib/domain/message-state";
import { fill } from "@/messages/admin/fill";
import type { ListWords } from "./message-parts";
import type { RowView } from "./row-view";

/** What a row shows of a change: under way, done, or why it was not. */
export type Mark = { kind: "busy" | "done" | "refused"; text: string };

/**
 * Changes of rows by a key: each shows at once, and is confirmed by the shop or put back with the reason.
 * @returns what is to be said of rows, by the messages' ids
 */
export function useMessageMoves(words: ListWords, language: Language) {
  const [marks, setMarks] = useState<Record<number, Mark>>({});
  const mark = (id: number, made: Mark) => setMarks((known) => ({ ...known, [id]: made }));
  const moved = (id: number, to: MessageState) => mark(id, { kind: "done", text: words.state[to] });

  useEffect(() => {
    const forget = (event: Event) => {
      if ((event as UndoneEvent).detail.undone) setMarks({}); // the page shows anew how it is
    };
    addEventListener(undoneEvent, forget);
    return () => removeEventListener(undoneEvent, forget);
  }, []);

  async function move({ id, revision, name }: RowView, to: "closed" | "spam"): Promise<boolean> {
    mark(id, { kind: "busy", text: words.working });
    const form = new FormData();
    const values = { page_language: language, id: String(id), revision: String(revision), act: to };
    for (const [field, value] of Object.entries(values)) form.set(field, value);
    let answer: StaffFormState;
    try {
      answer = await changeMessage(freshForm, form);
    } catch (error) {
      // What could not be sent is a TypeError of `fetch`; what failed at the shop is told as an error of its own.
      mark(id, { kind: "refused", text: error instanceof TypeError ? words.unreachable : words.failed });
      return false;
    }
    if (answer.to) location.assign(answer.to);
    if (!answer.done || !answer.undo) {
      const stale = answer.stale ? fill(words.stale_row, { name: answer.stale.by ?? "…" }) : null;
      mark(id, { kind: "refused", text: stale ?? answer.failure ?? words.failed });
      return false;
    }
    offerUndo({
      tokens: [answer.undo.token],
      until: answer.undo.until,
      text: fill(words.done[to], { name }),
      mail: false,
    });
    moved(id, to);
    return true;
  }

  return { marks, moved, move };
}
