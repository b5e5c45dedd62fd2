import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { type Outcome, presentOutcome } from "@/lib/backend/admin/orders/changed-by";
import { lockSeen, refusalOf } from "@/lib/backend/admin/orders/locate-order";
import { addNote } from "@/lib/backend/admin/orders/notes";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { callerOf } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { moveOrderIn } from "@/lib/backend/order/change-state";
import { PaymentRefused } from "@/lib/backend/payments/provider";
import { providerOf } from "@/lib/backend/payments/providers";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { MoveRefusal } from "@/lib/domain/admin/order-view";
import { canUndoMove, type UndoStep } from "@/lib/domain/admin/undo";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import { canMoveOrder } from "@/lib/domain/order";
import { log } from "@/lib/telemetry/log";

type Moves = ParsedOfAny<"POST /admin/orders/moves">["body"];
type Seen = Moves["orders"][number];

/** Noon of a past day on which something was done, now for today. @throws ApiProblem `invalid` for a day that has not come */
export function doneOn(day: string | undefined, now: Date): Date {
  if (day === undefined || day === pragueDay(now)) return now;
  const noon = new Date(`${day}T12:00:00Z`);
  if (noon > now) throw new ApiProblem("invalid", { errors: [{ path: "on", code: "invalid" }] });
  return noon;
}

/** Closes the page on which a cancelled order could be paid. What is paid on it all the same is told to the merchant by mail. */
async function closePaymentPage(order: Awaited<ReturnType<typeof lockSeen>>): Promise<void> {
  try {
    await (await providerOf(order)).cancel?.(order.id);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    log().warn({ order: order.number, error }, "The payment page of a cancelled order could not be closed.");
  }
}

/** Moves one order in a transaction of its own. @returns the steps that take it back, or why it was left as it is */
async function moveOne(seen: Seen, moves: Moves, at: Date, context: StaffContext): Promise<UndoStep[] | MoveRefusal> {
  const { to, note, reason } = moves;
  const moved = await retriedTransaction(async (tx) => {
    const order = await lockSeen(tx, seen.number, seen.revision);
    if (!canMoveOrder(order.status, to)) return null;
    const { event, revision, mail, supply } = await moveOrderIn(
      tx,
      order.id,
      to,
      at,
      callerOf(context),
      reason ?? null,
    );
    const noted: UndoStep[] = note ? [(await addNote(tx, order, note, context)).step] : [];
    const before = { status: order.status, hold: order.hold, holdUntil: order.holdUntil };
    const step: UndoStep = { kind: "move", order: order.id, revision, event, before, mail, supply };
    const undoable = canUndoMove(to, { id: order.paymentId, status: order.payment_status });
    return { order, steps: undoable ? [step, ...noted] : [] };
  }).catch(refusalOf);
  if (moved === null) return "not_possible";
  if (typeof moved === "string") return moved;
  if (to === "cancelled") await closePaymentPage(moved.order);
  return moved.steps;
}

async function moveEach(moves: Moves, context: StaffContext): Promise<Outcome & { undo: Undo | null }> {
  const at = doneOn(moves.on, context.now);
  const outcome: Outcome = { done: [], refused: [] };
  const steps: UndoStep[] = [];
  for (const seen of moves.orders) {
    const result = await moveOne(seen, moves, at, context);
    if (typeof result === "string") {
      outcome.refused.push({ number: seen.number, code: result });
      continue;
    }
    outcome.done.push(seen.number);
    steps.push(...result);
  }
  return { ...outcome, undo: steps.length > 0 ? await keepUndo(database(), steps, context) : null };
}

/**
 * Moves orders, each for itself.
 * @returns what was done and what was not, with the orders as they are now
 * @throws ApiProblem `key_reused`, `invalid`
 */
export async function moveOrders(
  key: string,
  moves: Moves,
  context: StaffContext,
): Promise<ReplyOfAny<"POST /admin/orders/moves">["body"]> {
  const { undo, ...outcome } = await oncePerKey(context, key, ["moves", moves], () => moveEach(moves, context));
  return { ...(await presentOutcome(outcome, context.now)), undo };
}
