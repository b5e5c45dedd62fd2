import type { FieldProblem } from "@/components/checkout/field-problem";
import type { CheckoutValues } from "@/components/checkout/form-values";
import type { Failure } from "@/lib/api/request/failure";
import type { Country } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";

/** The server's answer to a checkout sent without scripts. */
export type CheckoutState = {
  /** Counts the answers. */
  attempt: number;
  /** Everything as it was typed and chosen; `null` before anything was sent. */
  values: CheckoutValues | null;
  problems: FieldProblem[];
  failure: Failure | null;
  /** Everything is valid: the shopper sees the total and submits again to order. */
  review: boolean;
  /** The points of delivery have been sorted anew: they are what the shopper wants to see. */
  sorted: boolean;
};

export const unsent: CheckoutState = {
  attempt: 0,
  values: null,
  problems: [],
  failure: null,
  review: false,
  sorted: false,
};

/** What the page has shown of an order: only an order as shown is placed. */
export type SeenOrder = { country: Country; delivery: string; payment: string; total: Money };

/** What was shown, as the text of a hidden field. */
export function seenText({ country, delivery, payment, total }: SeenOrder): string {
  return JSON.stringify([country, delivery, payment, total.amount, total.currency]);
}

/** The total that was shown for these very choices; `null` when others were shown. @param text of the hidden field */
export function seenTotal(text: string, chosen: Omit<SeenOrder, "total">): Money | null {
  const found = /,(\d{1,12}),"(CZK|EUR|USD)"\]$/.exec(text);
  if (!found) return null;
  const total = { amount: Number(found[1]), currency: found[2] as Money["currency"] };
  return seenText({ ...chosen, total }) === text ? total : null;
}
