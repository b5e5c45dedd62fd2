import { eq } from "drizzle-orm";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { lastChanges } from "@/lib/backend/admin/orders/changed-by";
import { type FoundCase, findCase, mostOf, returnCaseOf } from "@/lib/backend/admin/returns/case-rows";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { withdrawalSettledMail } from "@/lib/backend/withdrawal/mails/withdrawal-settled";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { mailWaitsMs } from "@/lib/domain/admin/undo";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import { canMoveWithdrawal } from "@/lib/domain/withdrawal-case";

type Asked = ParsedOfAny<"PATCH /admin/returns/{number}">["body"];
type Changed = ReplyOfAny<"PATCH /admin/returns/{number}">["body"];

/** A withdrawal, locked until the transaction's end. @throws ApiProblem `not_found` */
async function lockCase(tx: Executor, number: string): Promise<FoundCase> {
  await tx.select({ id: withdrawal.id }).from(withdrawal).where(eq(withdrawal.number, number)).for("update");
  const found = await findCase(tx, number);
  if (!found) throw new ApiProblem("not_found");
  return found;
}

/** The day on which it was done. @throws ApiProblem `invalid` for one that has not come, or was before the order */
function dayOf({ on }: Asked, { placed_at }: FoundCase, now: Date): string {
  const today = pragueDay(now);
  if (on === undefined) return today;
  if (on > today || on < pragueDay(new Date(placed_at)))
    throw new ApiProblem("invalid", { errors: [{ path: "on", code: "invalid" }] });
  return on;
}

/** What a move changes in the row. @throws ApiProblem `invalid` for more kept than could go back */
function valuesOf(asked: Asked, found: FoundCase, day: string) {
  const { to, deduction = 0, deduction_reason: deductionReason, refusal } = asked;
  const limit = mostOf(found);
  if (deduction > limit.amount)
    throw new ApiProblem("invalid", { errors: [{ path: "deduction", code: "too_big", limit }] });
  const kept =
    deduction > 0 && deductionReason ? { deduction, deductionReason } : { deduction: null, deductionReason: null };
  if (to === "goods_back") return { state: to, goodsBackOn: day };
  if (to === "inspected") return { state: to, inspectedOn: day, ...kept };
  if (to === "settled") return { state: to, settledOn: day };
  return { state: to, settledOn: day, refusal: refusal ?? null, ...kept };
}

/** The fields as they were, which the undo puts back. */
function beforeOf(found: FoundCase, values: object) {
  const before = {
    state: found.state,
    goodsBackOn: found.goods_back_on,
    inspectedOn: found.inspected_on,
    settledOn: found.settled_on,
    deduction: found.deduction === null ? null : Number(found.deduction),
    deductionReason: found.deduction_reason,
    refusal: found.refusal,
  };
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in values));
}

/** Queues the mail that tells how it ended, which waits until nobody can undo it. @returns the key of the job; `null` before the end */
async function queueMail(tx: Executor, id: string, values: object, now: Date): Promise<string | null> {
  if (!("settledOn" in values)) return null;
  const key = `withdrawal_settled_mail ${id}`;
  await enqueue(tx, withdrawalSettledMail, { withdrawal_id: id }, key, new Date(now.getTime() + mailWaitsMs));
  return key;
}

async function move(tx: Executor, number: string, asked: Asked, context: StaffContext): Promise<Changed> {
  const { now } = context;
  const found = await lockCase(tx, number);
  if (found.revision !== asked.revision) throw new Stale(number);
  if (!canMoveWithdrawal(found.state, asked.to)) throw new ApiProblem("not_possible");
  const values = valuesOf(asked, found, dayOf(asked, found, now));
  const { id, state: from } = found;
  const revision = found.revision + 1;
  await tx
    .update(withdrawal)
    .set({ ...values, revision })
    .where(eq(withdrawal.id, id));
  const mail = await queueMail(tx, id, values, now);
  const { state: to, ...changed } = values;
  await noted(tx, callerOf(context), {
    action: "withdrawal_changed",
    subject: "withdrawal",
    subjectId: number,
    details: { from, to, ...changed },
  });
  const before = beforeOf(found, values);
  const undo = await keepUndo(tx, [{ kind: "withdrawal", id, name: number, revision, before, mail }], context);
  const after = await findCase(tx, number);
  if (!after) throw new ApiProblem("not_found");
  return { withdrawal: returnCaseOf(after, now), undo };
}

/**
 * Notes what was done about a withdrawal. How it ends is told to the consumer by mail, once nobody can undo it any more.
 * @throws ApiProblem `not_found`, `stale`, `not_possible`, `invalid`
 */
export function changeReturn(number: string, asked: Asked, context: StaffContext): Promise<Changed> {
  const change = retriedTransaction((tx) => move(tx, number, asked, context));
  return orTellStale(change, async () => {
    const last = (await lastChanges([number], "withdrawal")).get(number);
    const found = await findCase(database(), number);
    const current = found && returnCaseOf(found, context.now);
    return { changed_by: last?.name ?? null, changed_at: last?.at.toISOString() ?? null, current };
  });
}
