import { type Outcome, presentOutcome } from "@/lib/backend/admin/orders/changed-by";
import { numberOf, undoOrder } from "@/lib/backend/admin/orders/undo-order";
import { undoRules } from "@/lib/backend/admin/prices/rules-list";
import { undoOverride } from "@/lib/backend/admin/prices/set-override";
import { undoStockMove } from "@/lib/backend/admin/suppliers/move-stock";
import { takeSteps } from "@/lib/backend/admin/undo/keep-undo";
import { UndoRefused } from "@/lib/backend/admin/undo/undo-refused";
import { undoRow } from "@/lib/backend/admin/undo/undo-row";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ReplyOfAny } from "@/lib/contract/calls";
import type { UndoStep } from "@/lib/domain/admin/undo";

/** Takes one step back. @returns the number of the order it was done to; `null` where it was done to something else */
function undoStep(step: UndoStep, context: StaffContext): Promise<string | null> {
  return retriedTransaction(async (tx) => {
    if ("order" in step) return undoOrder(tx, step, context);
    if (step.kind === "override") await undoOverride(tx, step, context);
    else if (step.kind === "rules") await undoRules(tx, step, context);
    else if (step.kind === "stock") await undoStockMove(tx, step, context);
    else await undoRow(tx, step, context);
    return null;
  });
}

async function nameOf(step: UndoStep): Promise<string> {
  if ("tyre" in step) return String(step.tyre);
  if (step.kind === "rules") return String(step.revision);
  return "order" in step ? retriedTransaction((tx) => numberOf(tx, step.order)) : step.name;
}

/**
 * Takes back what the caller has just done, each order for itself.
 * @throws ApiProblem `undo_over` when it is too late for all of it, or was somebody else's doing
 */
export async function undoChange(
  token: string,
  context: StaffContext,
): Promise<ReplyOfAny<"POST /admin/undo">["body"]> {
  const steps = await takeSteps(token, context);
  if (!steps) throw new ApiProblem("undo_over");
  const done = new Set<string>();
  const refused: Outcome["refused"] = [];
  for (const step of steps) {
    try {
      const number = await undoStep(step, context);
      if (number !== null) done.add(number);
    } catch (error) {
      if (!(error instanceof UndoRefused)) throw error;
      refused.push({ number: await nameOf(step), code: error.code });
    }
  }
  return presentOutcome({ done: [...done], refused }, context.now);
}
