"use server";

import { refresh } from "next/cache";
import { made, type Outcome, take, told } from "@/lib/api/admin/moves-call";
import type { MovesState } from "@/lib/api/admin/moves-state";
import { formText } from "@/lib/api/request/form";
import type { OrderRow, Undo } from "@/lib/contract/admin/order-row";
import { maxMoves } from "@/lib/domain/admin/order-view";

/** The orders that were picked, or the one whose button was pressed: `number:revision:aim`. */
function pickedIn(form: FormData) {
  const one = formText(form, "one", 60);
  const texts = one === "" ? form.getAll("orders").map(String).slice(0, maxMoves) : [one];
  return texts.flatMap((text) => {
    const [, number = "", revision, aim = ""] = /^(\d{10}):(\d{1,9}):(\w*)$/.exec(text) ?? [];
    return number ? [{ number, revision: Number(revision), aim }] : [];
  });
}

type Picked = ReturnType<typeof pickedIn>[number];

async function released(form: FormData, { number, revision }: Picked): Promise<Outcome> {
  const { body, problem } = await made(form, "PATCH /admin/orders/{number}", { revision, hold: null }, { number });
  if (!problem && body) {
    const { order, undo } = body as { order: OrderRow; undo: Undo | null };
    return { done: [order], refused: [], undo };
  }
  const code = problem?.code === "stale" ? "stale" : "not_possible";
  const order = (problem?.stale?.current ?? null) as OrderRow | null;
  return { done: [], refused: [{ number, code, order, changed_by: problem?.stale?.changed_by ?? null }] };
}

async function moved(form: FormData, to: string, orders: readonly Picked[]): Promise<Outcome | null> {
  const named = orders.map(({ number, revision }) => ({ number, revision }));
  const { body } = await made(form, "POST /admin/orders/moves", { to, orders: named });
  return body as Outcome | null;
}

async function moveAll(next: MovesState, form: FormData): Promise<void> {
  const picked = pickedIn(form);
  for (const aim of new Set(picked.map((one) => one.aim))) {
    const orders = picked.filter((one) => one.aim === aim);
    const unsent = (why: MovesState["unsent"][number]["why"]) =>
      next.unsent.push(...orders.map(({ number }) => ({ number, why })));
    if (aim === "") unsent("no_step");
    else if (aim === "release") for (const order of orders) take(next, await released(form, order));
    else {
      const outcome = await moved(form, aim, orders);
      if (outcome) take(next, outcome);
      else unsent("unreachable");
    }
  }
}

/** Does for each order that is named the step that is named with it, and says of each what came of it. */
export async function moveOrders(state: MovesState, form: FormData): Promise<MovesState> {
  return told(state, (next) => moveAll(next, form));
}

/** The same for a page that shows anew what is left to do. */
export async function moveAndShow(state: MovesState, form: FormData): Promise<MovesState> {
  const next = await moveOrders(state, form);
  refresh();
  return next;
}

/** Takes back what was just done, the latest first. */
export async function undoMoves(state: MovesState, form: FormData): Promise<MovesState> {
  return told(state, async (next) => {
    for (const token of form.getAll("undo").map(String).toReversed()) {
      const { body, problem } = await made(form, "POST /admin/undo", { token });
      if (problem || !body) return;
      const { done, refused } = body as Outcome;
      next.done.push(...done);
      next.refused.push(...refused);
      next.undone ||= done.length > 0 || refused.length === 0;
    }
  });
}
