"use server";

import { refresh } from "next/cache";
import { leadTo } from "@/lib/api/admin/lead-to";
import type { MovesState } from "@/lib/api/admin/moves-state";
import { formCall, formText } from "@/lib/api/request/form";
import type { AdminName } from "@/lib/contract/admin/admin-contract";
import type { OrderRow, RefusedMove, Undo } from "@/lib/contract/admin/order-row";
import { maxMoves } from "@/lib/domain/admin/order-view";
import { currencyOf, defaultLanguage, isLanguage } from "@/lib/domain/locale";

type Outcome = { done: OrderRow[]; refused: RefusedMove[]; undo?: Undo | null };

function localeIn(form: FormData) {
  const said = formText(form, "page_language", 2);
  const language = isLanguage(said) ? said : defaultLanguage;
  return { language, currency: currencyOf(language) };
}

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

const newKey = () => ({ "idempotency-key": crypto.randomUUID() });

/** Nobody is signed in any more. */
class SessionOver extends Error {}

/** Makes one call. @throws SessionOver @returns `null` where the shop could not do it */
async function made(form: FormData, name: AdminName, body: unknown, path?: Record<string, string>) {
  const answer = await formCall(name, body, localeIn(form), newKey(), path ? { path } : {});
  if (answer.ok) return { body: answer.body, problem: null };
  if (answer.problem?.code === "unauthorised") throw new SessionOver();
  return { body: null, problem: answer.problem };
}

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

const nothing = { done: [], refused: [], unsent: [], undo: [], undone: false, to: null };

/** What came of something; the session's end leads to the sign-in. */
async function told(state: MovesState, act: (next: MovesState) => Promise<void>): Promise<MovesState> {
  const next: MovesState = { ...structuredClone(nothing), attempt: state.attempt + 1 };
  try {
    await act(next);
    return next;
  } catch (error) {
    if (error instanceof SessionOver) return leadTo(next, "/admin/sign-in?over=1");
    throw error;
  }
}

async function moveAll(next: MovesState, form: FormData): Promise<void> {
  const picked = pickedIn(form);
  const take = (outcome: Outcome) => {
    next.done.push(...outcome.done);
    next.refused.push(...outcome.refused);
    if (outcome.undo) next.undo.push(outcome.undo);
  };
  for (const aim of new Set(picked.map((one) => one.aim))) {
    const orders = picked.filter((one) => one.aim === aim);
    const unsent = (why: MovesState["unsent"][number]["why"]) =>
      next.unsent.push(...orders.map(({ number }) => ({ number, why })));
    if (aim === "") unsent("no_step");
    else if (aim === "release") for (const order of orders) take(await released(form, order));
    else {
      const outcome = await moved(form, aim, orders);
      if (outcome) take(outcome);
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
