import type { Me } from "@/lib/contract/admin/me";
import type { ReturnCase } from "@/lib/contract/admin/returns";
import { type Money, moneyOf } from "@/lib/domain/money";
import { type WithdrawalState, withdrawalStates } from "@/lib/domain/withdrawal-case";
import type { AdminTexts } from "@/messages/admin/texts";

/**
 * What every part of a withdrawal is given. `now` is when the page was made, `refused` the form that this very page refuses, which is
 * unfolded.
 */
export type CaseParts = { found: ReturnCase; me: Me; texts: AdminTexts; now: Date; refused: string | null };

/** The name of a form of a withdrawal. @param to what it is to become */
export const formOf = (to: WithdrawalState, number: string) => `${to}-${number}`;

/** Has the case ended? */
export const hasEnded = ({ settled_on }: ReturnCase): boolean => settled_on !== null;

type Turn = keyof AdminTexts["returns"]["next_long"];

/** Where an open withdrawal stands: also whether its goods have left at all. `null`: it has ended. */
export function turnOf({ state, order: { status } }: ReturnCase): Turn | null {
  if (state === "settled" || state === "refused") return null;
  if (state !== "announced") return state;
  if (status === "placed" || status === "confirmed" || status === "packed") return "unsent";
  return status === "cancelled" ? "cancelled" : "announced";
}

/** Has the customer goods to send back? Without any the next step is the money. */
export const hasGoods = (turn: Turn | null): boolean => turn !== "unsent" && turn !== "cancelled";

/** What has to go back at most, less what is kept. */
export const toPayBack = ({ at_most, deduction }: ReturnCase): Money =>
  moneyOf(at_most.amount - (deduction?.amount ?? 0), at_most.currency);

/** Is one of a withdrawal's forms refused by this very page? */
export const isRefused = ({ found, refused }: CaseParts): boolean =>
  withdrawalStates.some((to) => formOf(to, found.number) === refused);
