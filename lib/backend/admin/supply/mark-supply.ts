import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { changeOrderIn } from "@/lib/backend/admin/orders/change-order";
import { type Outcome, presentOutcome } from "@/lib/backend/admin/orders/changed-by";
import { refusalOf } from "@/lib/backend/admin/orders/locate-order";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { UndoStep } from "@/lib/domain/admin/undo";
import { pragueDay } from "@/lib/domain/delivery-estimate";

type Asked = ParsedOfAny<"PATCH /admin/supply">["body"];

async function markEach({ state, expected_on, orders }: Asked, context: StaffContext) {
  const hold = state === "arrived" ? null : { reason: "supplier" as const, until: expected_on ?? null };
  const outcome: Outcome & { undo: Undo | null } = { done: [], refused: [], undo: null };
  const steps: UndoStep[] = [];
  for (const { number, revision } of orders) {
    try {
      steps.push(await retriedTransaction((tx) => changeOrderIn(tx, number, { revision, hold }, context)));
      outcome.done.push(number);
    } catch (error) {
      outcome.refused.push({ number, code: refusalOf(error) });
    }
  }
  return { ...outcome, undo: steps.length > 0 ? await keepUndo(database(), steps, context) : null };
}

/**
 * Says of orders that wait for a supplier when their goods come, which puts them aside until that day, or that they are here, which
 * takes them back into the queue. Each for itself.
 * @throws ApiProblem `key_reused`; `invalid` for a day that is over
 */
export async function markSupply(
  key: string,
  asked: Asked,
  context: StaffContext,
): Promise<ReplyOfAny<"PATCH /admin/supply">["body"]> {
  if (asked.expected_on !== undefined && asked.expected_on < pragueDay(context.now))
    throw new ApiProblem("invalid", { errors: [{ path: "expected_on", code: "invalid" }] });
  const { undo, ...outcome } = await oncePerKey(context, key, ["supply", asked], () => markEach(asked, context));
  return { ...(await presentOutcome(outcome, context.now)), undo };
}
