import type { PriceRule } from "@/lib/domain/admin/price-rule";
import type { PriceState } from "@/lib/domain/admin/price-source";
import type { SupplyBefore } from "@/lib/domain/admin/supply";
import type { OrderState } from "@/lib/domain/order";
import type { PaymentState } from "@/lib/domain/payment";
import { paymentKind } from "@/lib/domain/payment-methods";

/** For how long a change can be undone, ms. */
export const undoMs = 30_000;

/** A mail about such a change waits this long, ms: until nobody can undo it any more. */
export const mailWaitsMs = 35_000;

type Payment = { id: string; status: PaymentState };

/**
 * Can a move of an order be undone? Not a cancellation of what is paid, or may be paid at a gateway this very moment: money would
 * follow it. Such a move asks first instead.
 */
export function canUndoMove(to: OrderState, payment: Payment): boolean {
  if (to === "returned") return false;
  if (to !== "cancelled") return true;
  if (payment.status === "failed") return true;
  return payment.status === "pending" && paymentKind(payment.id) !== "online";
}

/**
 * One change as it is taken back. `revision`: that of the order, withdrawal, review, message or picture after the change, which must still be its
 * own. `before`: the fields that were overwritten, by their names. `mail`: the key of the mail that waits. `supply`: where
 * the pieces of a cancelled order were.
 */
export type UndoStep =
  | ({ order: string; revision: number } & (
      | { kind: "move"; event: number; before: Fields; mail: string | null; supply?: SupplyBefore[] }
      | { kind: "payment"; event: number; before: Fields }
      | { kind: "order"; before: Fields; mail: string | null }
      | { kind: "note"; note: number; removed: boolean }
      | { kind: "shipment"; shipment: string; before: Fields | null }
      | {
          kind: "supply";
          position: number;
          /** The revision of the line's source after the change. */
          line: number;
          before: Fields;
          line_cost: Fields;
          hold: Fields;
          /** What its supplier was said to have, where it was said to have none. */
          stock: number | null;
        }
    ))
  | {
      kind: "withdrawal" | "review" | "message" | "tyre" | "brand" | "picture" | "supplier";
      id: string;
      /** As the log and the person know it: its number, or its id. */
      name: string;
      revision: number;
      before: Fields;
      mail: string | null;
      /** The answer to a message that goes with the change. */
      reply?: number;
    }
  | OverrideStep
  | RulesStep
  | StockStep;

/** Pieces of a tyre that came to the own store or went from it: the move is taken out again, and as many go or come back. */
export type StockStep = { kind: "stock"; tyre: number; move: number; quantity: number };

/** A tyre's prices: what they were made, what they were before, and what was set by hand then. */
export type OverrideStep = {
  kind: "override";
  /** Its id. */
  tyre: number;
  revision: number;
  set: PriceState;
  before: PriceState;
  was: Fields | null;
};

/** The price rules as they were, in their order; `revision`: that of the list after the change. */
export type RulesStep = { kind: "rules"; revision: number; before: PriceRule[] };

/** Fields of a row as they were, by their names. */
export type Fields = Record<string, string | number | boolean | string[] | object | null>;

/** May contact, addresses and the day of leaving of an order be corrected: until it is sent. */
export const isCorrectable = (state: OrderState): boolean =>
  state === "placed" || state === "confirmed" || state === "packed";
