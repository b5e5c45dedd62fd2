import type { MovesState } from "@/lib/api/admin/moves-state";
import type { AdminTexts } from "@/messages/admin/texts";

type MoveWords = Pick<AdminTexts, "order_step_done" | "refusal" | "moves">;

/** What came of moving several orders, line by line. */
export function MoveResults({ words, state }: { words: MoveWords; state: MovesState }) {
  const { order_step_done: done, refusal, moves } = words;
  if (state.attempt === 0) return null;
  return (
    <ul className="results" role="status">
      {state.done.map(({ number, status }) => (
        <li key={number}>
          <b>{number}</b>{" "}
          <span className="okc">{status in done ? done[status as keyof typeof done] : done.released}</span>
        </li>
      ))}
      {state.refused.map(({ number, code, changed_by }) => (
        <li key={number}>
          <b>{number}</b>{" "}
          <span className="bad">
            {code === "undo_over" ? moves.undo_over : refusal[code].replace("{name}", changed_by ?? "…")}
          </span>
        </li>
      ))}
      {state.unsent.map(({ number, why }) => (
        <li key={number}>
          <b>{number}</b> <span className="bad">{refusal[why]}</span>
        </li>
      ))}
    </ul>
  );
}
