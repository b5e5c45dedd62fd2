import { pragueDay } from "@/lib/domain/delivery-estimate";

/**
 * How far the shop is with a withdrawal: the consumer has said it, the goods are back, they were looked at, the money is back or the
 * withdrawal was refused.
 */
export const withdrawalStates = ["announced", "goods_back", "inspected", "settled", "refused"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * Where a withdrawal may go from each state; anything else is refused. The money may go back before the goods are here, and what was
 * found on the goods may be put right until then.
 */
export const withdrawalTransitions: Record<WithdrawalState, readonly WithdrawalState[]> = {
  announced: ["goods_back", "settled", "refused"],
  goods_back: ["inspected", "settled", "refused"],
  inspected: ["inspected", "settled", "refused"],
  settled: [],
  refused: [],
};

/** May a withdrawal go from one state to the other? */
export const canMoveWithdrawal = (from: WithdrawalState, to: WithdrawalState): boolean =>
  withdrawalTransitions[from].includes(to);

/** Why less than the price goes back. Source: Directive 2011/83/EU, article 14(2): use beyond what trying the goods needs. */
export const deductionReasons = ["mounted", "driven", "damaged", "incomplete", "other"] as const;
export type DeductionReason = (typeof deductionReasons)[number];

/** Why a withdrawal is not accepted, as the consumer is told. Source: Directive 2011/83/EU, articles 9 and 16. */
export const withdrawalRefusals = ["too_late", "business", "made_to_order", "withdrawn_by_consumer", "other"] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** For how long the money may take to go back, days from the statement. Source: Directive 2011/83/EU, article 13(1). */
export const refundDays = 14;

/**
 * The last day for the money to go back, `YYYY-MM-DD`: the fourteenth after the day of the statement in Prague, whatever day of the week
 * it is, as the law counts calendar days for what the shop owes.
 */
export function refundDueOn(submittedAt: Date): string {
  const day = Date.parse(`${pragueDay(submittedAt)}T00:00:00Z`);
  return new Date(day + refundDays * 86_400_000).toISOString().slice(0, 10);
}

/** How many calendar days are left until a day, `YYYY-MM-DD`: 0 on the day itself, less afterwards. Days change at midnight in Prague. */
export function daysUntil(day: string, now: Date): number {
  return Math.round((Date.parse(day) - Date.parse(pragueDay(now))) / 86_400_000);
}
