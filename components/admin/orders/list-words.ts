import type { AdminTexts } from "@/messages/admin/texts";

/** What the list says in the browser: the texts of its parts that change there. */
export type ListWords = ReturnType<typeof listWords>;

/** The texts that the list needs in the browser. */
export function listWords(texts: AdminTexts) {
  const { queue, order_state, pickup_state, order_step, order_step_done, moves, refusal, shell } = texts;
  const { number, who, goods, state, step, payment, total, pick, pick_one, count, not_there } = queue;
  return {
    columns: { number, who, goods, state, step, payment, total, pick },
    pick_one,
    count,
    order_state,
    pickup_state,
    order_step,
    order_step_done,
    moves,
    refusal,
    slow: shell.slow,
    not_there,
    unreachable: shell.unreachable,
    copied: texts.key.copied,
  };
}
