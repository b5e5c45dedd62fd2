/**
 * The views of the orders. `queue`: what is to leave, by the day on which it has to; `to_order`: what waits for a supplier, put aside for one
 * or with goods that are still to come; `unpaid`: what the shop waits to be paid for; `problems`: put aside for another reason, or ended with
 * the customer's money still here.
 */
export const orderViews = [
  "queue",
  "new",
  "to_order",
  "to_pack",
  "to_ship",
  "unpaid",
  "problems",
  "done",
  "all",
] as const;
export type OrderView = (typeof orderViews)[number];

/** Why an order is put aside. */
export const holdReasons = ["supplier", "customer", "payment", "address", "other"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Why the shop cancels an order, as the customer is told. */
export const cancelReasons = [
  "customer_asked",
  "out_of_stock",
  "unpaid",
  "duplicate",
  "undeliverable",
  "other",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why one order of several was not moved: changed meanwhile, no such move from its state, no such order. */
export const moveRefusals = ["stale", "not_possible", "not_found", "undo_over"] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

/** How many orders one request moves at most. */
export const maxMoves = 100;

/** A number is counted up to here and shown as `1,000+` from there on. */
export const countedTo = 1_001;
