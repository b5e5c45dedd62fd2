import { lockSeen, tellingStale } from "@/lib/backend/admin/orders/locate-order";
import { doneOn } from "@/lib/backend/admin/orders/move-orders";
import { orderDetail } from "@/lib/backend/admin/orders/order-detail";
import { readCorrections } from "@/lib/backend/admin/orders/read-corrections";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { changeOrderRow, movePaymentIn } from "@/lib/backend/order/change-state";
import { loadOrder } from "@/lib/backend/order/load-order";
import { queueDelayMail } from "@/lib/backend/order/mails/move-mails";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { type Fields, isCorrectable, type UndoStep } from "@/lib/domain/admin/undo";
import { canMovePayment } from "@/lib/domain/payment";

type Change = ParsedOfAny<"PATCH /admin/orders/{number}">["body"];
type Changed = ReplyOfAny<"PATCH /admin/orders/{number}">["body"];

/** The values that a row had in the fields that change. */
function beforeOf(row: object, change: object): Fields {
  const fields = Object.entries(row).filter(([name]) => name in change);
  return Object.fromEntries(fields) as Fields;
}

/**
 * Puts an order aside or takes it back, and corrects its contact, its addresses and the day it leaves, within a transaction.
 * @returns what takes it back
 * @throws ApiProblem `not_found`, `not_possible`, `invalid`; Stale
 */
export async function changeOrderIn(
  tx: Executor,
  number: string,
  { revision: seen, ...asked }: Change,
  context: StaffContext,
): Promise<UndoStep> {
  const { id, status } = await lockSeen(tx, number, seen);
  const row = await loadOrder(tx, id);
  if (!row) throw new ApiProblem("not_found");
  const corrections = readCorrections(asked, row, context.now);
  if (Object.keys(corrections).length > 0 && !isCorrectable(status)) throw new ApiProblem("not_possible");
  const held =
    asked.hold === undefined ? {} : { hold: asked.hold?.reason ?? null, holdUntil: asked.hold?.until ?? null };
  const values = { ...corrections, ...held };
  const revision = await changeOrderRow(tx, id, values);
  const later = corrections.leaveBy !== undefined && corrections.leaveBy > row.leaveBy;
  const mail = later ? await queueDelayMail(tx, id, corrections.leaveBy ?? "", callerOf(context)) : null;
  const details = { changed: Object.keys(asked) };
  await noted(tx, callerOf(context), { action: "order_changed", subject: "order", subjectId: number, details });
  return { kind: "order", order: id, revision, before: beforeOf(row, values), mail };
}

/**
 * Puts an order aside or takes it back, and corrects its contact, its addresses and the day it leaves, which the customer is told
 * when it is a later one.
 * @throws ApiProblem `not_found`, `stale`, `not_possible`, `invalid`
 */
export function changeOrder(number: string, asked: Change, context: StaffContext): Promise<Changed> {
  const change = retriedTransaction(async (tx) => {
    const step = await changeOrderIn(tx, number, asked, context);
    return present(tx, number, await keepUndo(tx, [step], context), context);
  });
  return tellingStale(context.now, change);
}

async function present(
  tx: Parameters<typeof orderDetail>[0],
  number: string,
  undo: Changed["undo"],
  { now }: StaffContext,
): Promise<Changed> {
  const order = await orderDetail(tx, number, now);
  if (!order) throw new ApiProblem("not_found");
  return { order, undo };
}

/**
 * Marks an order's payment as received or as failed.
 * @throws ApiProblem `not_found`, `stale`, `not_possible`, `invalid`
 */
export function changePayment(
  number: string,
  { revision: seen, to, on }: ParsedOfAny<"PATCH /admin/orders/{number}/payment">["body"],
  context: StaffContext,
): Promise<Changed> {
  const at = doneOn(on, context.now);
  const change = retriedTransaction(async (tx) => {
    const { id, payment_status } = await lockSeen(tx, number, seen);
    if (!canMovePayment(payment_status, to)) throw new ApiProblem("not_possible");
    const row = await loadOrder(tx, id);
    const { event, revision } = await movePaymentIn(tx, id, to, at, callerOf(context));
    const moved = { paymentStatus: 0, estimateFrom: 0, estimateTo: 0, leaveBy: 0, hold: 0, holdUntil: 0 };
    const before = beforeOf(row ?? {}, moved);
    const undo = await keepUndo(tx, [{ kind: "payment", order: id, revision, event, before }], context);
    return present(tx, number, undo, context);
  });
  return tellingStale(context.now, change);
}
