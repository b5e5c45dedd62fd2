import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { type Outcome, presentOutcome } from "@/lib/backend/admin/orders/changed-by";
import { refusalOf } from "@/lib/backend/admin/orders/locate-order";
import { markLine, type SupplyStep } from "@/lib/backend/admin/supply/mark-line";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { pragueDay } from "@/lib/domain/delivery-estimate";

type Asked = ParsedOfAny<"PATCH /admin/supply/lines">["body"];

async function markEach({ lines }: Asked, context: StaffContext): Promise<Outcome & { undo: Undo | null }> {
  const [done, refused] = [new Set<string>(), [] as Outcome["refused"]];
  const steps: SupplyStep[] = [];
  for (const line of lines) {
    try {
      const step = await retriedTransaction((tx) => markLine(tx, line, context));
      const first = steps.find(({ order }) => order === step.order);
      steps.push({ ...step, hold: (first ?? step).hold }); // an order is put back as it was before the first of its lines
      done.add(line.number);
    } catch (error) {
      refused.push({ number: line.number, code: refusalOf(error) });
    }
  }
  // The last change is taken back first: its revision is still the order's.
  const undo = steps.length > 0 ? await keepUndo(database(), steps.toReversed(), context) : null;
  return { done: [...done], refused, undo };
}

/**
 * Says what becomes of the pieces of lines, each for itself.
 * @throws ApiProblem `key_reused`; `invalid` for a day that is over
 */
export async function markLines(
  key: string,
  asked: Asked,
  context: StaffContext,
): Promise<ReplyOfAny<"PATCH /admin/supply/lines">["body"]> {
  const today = pragueDay(context.now);
  const past = asked.lines.findIndex(({ expected_on }) => expected_on !== undefined && expected_on < today);
  if (past >= 0) throw new ApiProblem("invalid", { errors: [{ path: "expected_on", code: "invalid" }] });
  const { undo, ...outcome } = await oncePerKey(context, key, ["lines", asked], () => markEach(asked, context));
  return { ...(await presentOutcome(outcome, context.now)), undo };
}
