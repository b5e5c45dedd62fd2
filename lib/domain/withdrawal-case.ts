import { pragueDay } from "@/lib/domain/delivery-estimate";

/**
 * How far the shop is with a withdrawal: the consumer has said it, the goods are back, they were looked at, the money is back or the
 * withdrawal was refused.
 */
export const withdrawalStates = ["announced", "goods_back", "inspected", "settled", "refused"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

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
