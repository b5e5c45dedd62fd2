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

/** The lines behind the tyres that were picked, `number:position:revision:other`, each once. */
function linesIn(form: FormData) {
  const texts = form.getAll("lines").flatMap((value) => String(value).split(" "));
  return [...new Set(texts)].slice(0, maxMoves).flatMap((text) => {
    const [, number, position, revision, other] = /^(\d{10}):(\d{1,4}):(\d{1,9}):(\d{1,10})$/.exec(text) ?? [];
    return number ? [{ number, position: Number(position), revision: Number(revision), other: Number(other) }] : [];
  });
}

/** Says what becomes of the picked lines: ordered with a day, here, not to be had, to be ordered again, or taken from the other source. */
export async function markLines(state: MovesState, form: FormData): Promise<MovesState> {
  const act = formText(form, "act", 10);
  const on = formText(form, "expected_on", 10);
  const picked = linesIn(form);
  const answer = await told(state, async (next) => {
    if (act === "other") {
      const alone = picked.filter(({ other }) => other === 0);
      next.unsent.push(...alone.map(({ number }) => ({ number, why: "no_step" as const })));
    }
    const lines = picked
      .filter(({ other }) => act !== "other" || other > 0)
      .map(({ other, ...line }) =>
        act === "other"
          ? { ...line, supplier: other }
          : { ...line, state: act, ...(act === "ordered" && on && { expected_on: on }) },
      );
    if (lines.length === 0) return;
    const { body, problem } = await made(form, "PATCH /admin/supply/lines", { lines });
    if (body) take(next, body as Outcome);
    else if (problem) {
      const { errors, failure } = refusalOf(problem, ["expected_on"]);
      next.failure = errors.expected_on ?? failure;
    } else next.unsent.push(...lines.map(({ number }) => ({ number, why: "unreachable" as const })));
  });
  refresh();
  return answer;
}
