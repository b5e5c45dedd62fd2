"use client";

import { useCallback, useEffect, useState } from "react";
import { offerUndo, type UndoneEvent, undoneEvent } from "@/components/admin/shell/undo";
import { moveOrders } from "@/lib/api/admin/move-actions";
import { freshMoves, type MovesState } from "@/lib/api/admin/moves-state";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import { aimOf, getsTracking } from "@/lib/domain/admin/order-step";
import type { Language } from "@/lib/domain/locale";
import { counted } from "@/messages/admin/fill";
import type { ListWords } from "./list-words";
import { type LiveRow, liveOf, nameOf } from "./live-row";
import type { RowView } from "./row-view";

/** What a row shows of a step: under way, done, or why it was not. */
export type Mark = { kind: "busy" | "done" | "undone" | "refused"; text: string };

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

const doneWord = (row: OrderRow, released: boolean, { order_step_done }: ListWords) => {
  const key = released ? "released" : row.status;
  return key in order_step_done ? order_step_done[key as keyof typeof order_step_done] : "";
};

/**
 * Steps of rows: each shows at once, and is confirmed by the shop or put back with the reason.
 * @returns what of each row has changed, by its number
 */
export function useMoves(language: Language, words: ListWords) {
  const [live, setLive] = useState<Record<string, LiveRow>>({});
  const [marks, setMarks] = useState<Record<string, Mark>>({});
  const mark = useCallback((made: Record<string, Mark>) => setMarks((known) => ({ ...known, ...made })), []);

  const settle = useCallback(
    (answer: MovesState, asked: readonly RowView[]) => {
      const wasHeld = new Set(asked.filter(({ step }) => step === "release").map(({ number }) => number));
      const why = (code: keyof ListWords["refusal"], by: string | null) =>
        filled(words.refusal[code], { name: by ?? "…" });
      const rows = [...answer.done, ...answer.refused.flatMap(({ order }) => order ?? [])];
      setLive((known) => ({ ...known, ...Object.fromEntries(rows.map((row) => [row.number, liveOf(row)])) }));
      mark({
        ...Object.fromEntries(
          answer.done.map((row) => [
            row.number,
            {
              kind: answer.undone ? ("undone" as const) : ("done" as const),
              text: answer.undone ? words.moves.undone : doneWord(row, wasHeld.has(row.number), words),
            },
          ]),
        ),
        ...Object.fromEntries(
          answer.refused.map(({ number, code, changed_by }) => [
            number,
            { kind: "refused" as const, text: code === "undo_over" ? words.moves.undo_over : why(code, changed_by) },
          ]),
        ),
        ...Object.fromEntries(
          answer.unsent.map(({ number, why: code }) => [number, { kind: "refused" as const, text: why(code, null) }]),
        ),
      });
    },
    [mark, words],
  );

  useEffect(() => {
    const onUndone = (event: Event) => settle((event as UndoneEvent).detail, []);
    addEventListener(undoneEvent, onUndone);
    return () => removeEventListener(undoneEvent, onUndone);
  }, [settle]);

  const move = useCallback(
    async (rows: readonly RowView[]) => {
      const able = rows.filter(({ step }) => aimOf(step) !== null);
      const unable = rows.filter((row) => !able.includes(row));
      mark(
        Object.fromEntries([
          ...able.map(({ number }) => [number, { kind: "busy", text: words.moves.working }]),
          ...unable.map(({ number, step }) => [number, { kind: "refused", text: words.order_step[step] }]),
        ]),
      );
      if (able.length === 0) return;
      const form = new FormData();
      form.set("page_language", language);
      for (const row of able) form.append("orders", nameOf(row));
      try {
        const answer = await moveOrders(freshMoves, form);
        if (answer.to !== null) return location.assign(answer.to);
        settle(answer, able);
        const numbers = answer.done.map(({ number }) => number);
        const list = numbers.length > 2 ? counted(words.count, numbers.length, language) : numbers.join(", ");
        if (answer.undo.length > 0)
          offerUndo({
            tokens: answer.undo.map(({ token }) => token),
            until: answer.undo[0]?.until ?? "",
            text: filled(words.moves.done, { list }),
            mail: answer.done.some(({ status }) => status === "shipped"),
            packed: answer.done.some(getsTracking),
          });
      } catch {
        mark(
          Object.fromEntries(able.map(({ number }) => [number, { kind: "refused", text: words.refusal.unreachable }])),
        );
      }
    },
    [language, mark, settle, words],
  );

  return { live, marks, move };
}
