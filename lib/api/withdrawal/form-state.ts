import type { Withdrawal } from "@/lib/contract/withdrawal";

/** Fields of the withdrawal form, beside those of the pieces. */
export const withdrawalFields = ["name", "order_number", "email", "part", "reason"] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];

/** The field of how many pieces of a tyre are given back. */
export type PiecesField = `pieces_${number | string}`;

export const piecesField = (productId: number | string): PiecesField => `pieces_${productId}`;

export type WithdrawnLine = { product_id: number; quantity: number };

export type WithdrawalState = {
  step: "fill" | "review" | "done";
  /** Counts the answers, so that each one is noticed. */
  attempt: number;
  values: Partial<Record<WithdrawalField, string>>;
  scope: "whole" | "part";
  /** The pieces given back by the tyre's number, of an order whose lines are known. */
  pieces: WithdrawnLine[];
  errors: Partial<Record<WithdrawalField | PiecesField, string>>;
  failure: string | null;
  /** Of this one withdrawal: a second press of the button sends nothing twice. */
  key: string;
  /** The end of the period as far as it is known, for the review. */
  period: { lastDay: string | null; inTime: boolean };
  done: Withdrawal | null;
};

/** @param values what is known of a signed-in shopper and their order */
export function startOfWithdrawal(values: WithdrawalState["values"]): WithdrawalState {
  return {
    step: "fill",
    attempt: 0,
    values,
    scope: "whole",
    pieces: [],
    errors: {},
    failure: null,
    key: "",
    period: { lastDay: null, inTime: true },
    done: null,
  };
}
