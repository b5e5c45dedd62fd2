/** `own`: pieces that lie in the shop's store; `list`: a supplier whose price list says what can be had. */
export const supplierKinds = ["own", "list"] as const;
export type SupplierKind = (typeof supplierKinds)[number];

/**
 * Where the pieces of an order's line are: in the shop's own store, to be ordered from their supplier, ordered, here, or not to be had;
 * `cancelled` once the order is.
 */
export const supplyStates = ["own", "to_order", "ordered", "arrived", "short", "cancelled"] as const;
export type SupplyState = (typeof supplyStates)[number];

/**
 * Where the goods of a whole order are: `short` where a line's are not to be had, else as all of its lines say; `arrived` where some came and
 * the others lie in the store, `mixed` where some are here or ordered and others are not.
 */
export const orderSupplies = ["own", "to_order", "ordered", "arrived", "short", "mixed"] as const;
export type OrderSupply = (typeof orderSupplies)[number];

/** For how many days after its day a supplier's delivery that nobody waits for is still told of: by then it is here, or was called off. */
export const forNobodyDays = 14;

/** Why the pieces of the shop's own store changed. */
export const stockMoveReasons = ["received", "counted", "returned", "written_off", "transferred"] as const;
export type StockMoveReason = (typeof stockMoveReasons)[number];

/** What a line's pieces were before its order was cancelled. */
export type SupplyBefore = { position: number; state: SupplyState };

/** What the staff can say of pieces that come from a supplier; `ordered` again gives them another day. */
export const markedStates = ["to_order", "ordered", "arrived", "short"] as const;
export type MarkedState = (typeof markedStates)[number];

const marks: Record<SupplyState, readonly MarkedState[]> = {
  own: [],
  to_order: ["ordered", "arrived", "short"],
  ordered: ["ordered", "arrived", "short", "to_order"],
  arrived: [],
  short: ["to_order", "ordered", "arrived"],
  cancelled: [],
};

/** May pieces in a state be marked so? */
export const canMark = (from: SupplyState, to: MarkedState): boolean => marks[from].includes(to);

/** May pieces in a state come from another source: while nobody has them. */
export const canMoveSource = (from: SupplyState): boolean => marks[from].length > 0;
