"use client";

import type { MovesState } from "@/lib/api/admin/moves-state";
import { storedValue } from "@/lib/preferences/stored-value";

/**
 * What can be taken back until a moment, and in which words. `mail`: the customer is told once it is over. `packed`: orders were packed,
 * whose tracking numbers are pasted next.
 */
export type UndoOffer = { tokens: string[]; until: string; text: string; mail: boolean; packed?: boolean };

/** Says in the window what was taken back. */
export const undoneEvent = "admin-undone";
export type UndoneEvent = CustomEvent<MovesState>;

/** What can be taken back, in this tab, also after going elsewhere. It may be over: the reader looks at the clock. */
export const undoOffer = storedValue<UndoOffer | null>(
  "dezen-admin-undo",
  null,
  (text) => JSON.parse(text) as UndoOffer,
  "sessionStorage",
);

/** Lets the bar at the bottom take something back. */
export function offerUndo(offer: UndoOffer): void {
  undoOffer.write(JSON.stringify(offer));
}
