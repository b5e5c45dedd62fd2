import "server-only";
import { leadTo } from "@/lib/api/admin/lead-to";
import type { MovesState } from "@/lib/api/admin/moves-state";
import { pageLocale } from "@/lib/api/admin/page-locale";
import { formCall } from "@/lib/api/request/form";
import type { AdminName } from "@/lib/contract/admin/admin-contract";
import type { OrderRow, RefusedMove, Undo } from "@/lib/contract/admin/order-row";

/** What a call that changes several orders answers. */
export type Outcome = { done: OrderRow[]; refused: RefusedMove[]; undo?: Undo | null };

const newKey = () => ({ "idempotency-key": crypto.randomUUID() });

/** Nobody is signed in any more. */
class SessionOver extends Error {}

/** Makes one call for a form about several orders. @throws SessionOver @returns `null` where the shop could not do it */
export async function made(form: FormData, name: AdminName, body: unknown, path?: Record<string, string>) {
  const answer = await formCall(name, body, pageLocale(form), newKey(), path ? { path } : {});
  if (answer.ok) return { body: answer.body, problem: null };
  if (answer.problem?.code === "unauthorised") throw new SessionOver();
  return { body: null, problem: answer.problem };
}

const nothing = { done: [], refused: [], unsent: [], undo: [], undone: false, failure: null, to: null };

/** Adds what a call has answered to what the form shows. */
export function take(next: MovesState, outcome: Outcome): void {
  next.done.push(...outcome.done);
  next.refused.push(...outcome.refused);
  if (outcome.undo) next.undo.push(outcome.undo);
}

/** What came of something; the session's end leads to the sign-in. */
export async function told(state: MovesState, act: (next: MovesState) => Promise<void>): Promise<MovesState> {
  const next: MovesState = { ...structuredClone(nothing), attempt: state.attempt + 1 };
  try {
    await act(next);
    return next;
  } catch (error) {
    if (error instanceof SessionOver) return leadTo(next, "/admin/sign-in?over=1");
    throw error;
  }
}
