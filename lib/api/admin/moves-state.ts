import type { OrderRow, RefusedMove, Undo } from "@/lib/contract/admin/order-row";

/** What came of moving several orders, one by one. */
export type MovesState = {
  attempt: number;
  done: OrderRow[];
  refused: RefusedMove[];
  /** Orders nothing was done for: there is no step, or they did not reach the shop, or came after a call that it refused. */
  unsent: { number: string; why: "no_step" | "unreachable" }[];
  /** What takes it back. */
  undo: Undo[];
  /** Was something taken back? */
  undone: boolean;
  /** Why the shop refused a call; nothing was done for its orders and those after it. */
  failure: string | null;
  /** Where it leads: to the sign-in when the session is over. */
  to: string | null;
};

export const freshMoves: MovesState = {
  attempt: 0,
  done: [],
  refused: [],
  unsent: [],
  undo: [],
  undone: false,
  failure: null,
  to: null,
};
