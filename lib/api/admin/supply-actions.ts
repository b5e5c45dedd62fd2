"use server";

import { refresh } from "next/cache";
import { made, type Outcome, take, told } from "@/lib/api/admin/moves-call";
import type { MovesState } from "@/lib/api/admin/moves-state";
import { formText, refusalOf } from "@/lib/api/request/form";
import { maxMoves } from "@/lib/domain/admin/order-view";

/** How many picked things a form may send: what the sheet shows at most. */
const mostPicked = 500;

/** What was picked under a name, each once. A box may stand for several things, parted by spaces. */
const pickedTexts = (form: FormData, name: string) =>
  [...new Set(form.getAll(name).flatMap((value) => String(value).split(" ")))].slice(0, mostPicked);

/** Portions for one call each. What belongs to one order stays together, so that one undo takes it back. */
function portionsOf<Part extends { number: string }>(parts: readonly Part[]): Part[][] {
  const portions: Part[][] = [];
  for (const order of new Set(parts.map(({ number }) => number))) {
    const own = parts.filter(({ number }) => number === order);
    const last = portions.at(-1);
    if (last && last.length + own.length <= maxMoves) last.push(...own);
    else portions.push(own);
  }
  return portions;
}

/**
 * Makes one call after the other, each with a portion of what was picked, and adds what came of it. The first that the shop refuses or does
 * not answer is the last: its orders and those of the portions that follow are named as unsent.
 * @param asking what a call of a portion asks
 */
async function makeEach<Part extends { number: string }>(
  next: MovesState,
  form: FormData,
  name: "PATCH /admin/supply" | "PATCH /admin/supply/lines",
  parts: readonly Part[],
  asking: (portion: Part[]) => object,
): Promise<void> {
  const portions = portionsOf(parts);
  for (const [at, portion] of portions.entries()) {
    const { body, problem } = await made(form, name, asking(portion));
    if (body) {
      take(next, body as Outcome);
      continue;
    }
    if (problem) {
      const { errors, failure } = refusalOf(problem, ["expected_on"]);
      next.failure = errors.expected_on ?? failure;
    }
    const numbers = new Set(portions.slice(at).flatMap((left) => left.map(({ number }) => number)));
    next.unsent.push(...[...numbers].map((number) => ({ number, why: "unreachable" as const })));
    return;
  }
}

/** The orders behind the tyres that were picked, `number:revision`. */
function ordersIn(form: FormData) {
  return pickedTexts(form, "orders").flatMap((text) => {
    const [, number, revision] = /^(\d{10}):(\d{1,9})$/.exec(text) ?? [];
    return number ? [{ number, revision: Number(revision) }] : [];
  });
}

/** Says of the picked tyres' orders that their goods are ordered and come on a day, or that they are here. */
export async function markSupply(state: MovesState, form: FormData): Promise<MovesState> {
  const on = formText(form, "expected_on", 10);
  const asked = { state: formText(form, "act", 10), ...(on && { expected_on: on }) };
  const answer = await told(state, async (next) => {
    await makeEach(next, form, "PATCH /admin/supply", ordersIn(form), (orders) => ({ ...asked, orders }));
  });
  refresh();
  return answer;
}

/** The lines behind the tyres that were picked, `number:position:revision:other`. */
function linesIn(form: FormData) {
  return pickedTexts(form, "lines").flatMap((text) => {
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
    await makeEach(next, form, "PATCH /admin/supply/lines", lines, (portion) => ({ lines: portion }));
  });
  refresh();
  return answer;
}
