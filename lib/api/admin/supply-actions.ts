"use server";

import { refresh } from "next/cache";
import { made, type Outcome, take, told } from "@/lib/api/admin/moves-call";
import type { MovesState } from "@/lib/api/admin/moves-state";
import { formText, refusalOf } from "@/lib/api/request/form";
import { maxMoves } from "@/lib/domain/admin/order-view";

/** The orders behind the tyres that were picked, `number:revision number:revision`, each once. */
function pickedIn(form: FormData) {
  const texts = form.getAll("orders").flatMap((value) => String(value).split(" "));
  return [...new Set(texts)].slice(0, maxMoves).flatMap((text) => {
    const [, number, revision] = /^(\d{10}):(\d{1,9})$/.exec(text) ?? [];
    return number ? [{ number, revision: Number(revision) }] : [];
  });
}

/** Says of the picked tyres' orders that their goods are ordered and come on a day, or that they are here. */
export async function markSupply(state: MovesState, form: FormData): Promise<MovesState> {
  const orders = pickedIn(form);
  const on = formText(form, "expected_on", 10);
  const answer = await told(state, async (next) => {
    if (orders.length === 0) return;
    const asked = { state: formText(form, "act", 10), orders, ...(on && { expected_on: on }) };
    const { body, problem } = await made(form, "PATCH /admin/supply", asked);
    if (body) take(next, body as Outcome);
    else if (problem) {
      const { errors, failure } = refusalOf(problem, ["expected_on"]);
      next.failure = errors.expected_on ?? failure;
    } else next.unsent.push(...orders.map(({ number }) => ({ number, why: "unreachable" as const })));
  });
  refresh();
  return answer;
}
