import type { ReactNode } from "react";
import type { Arriving } from "@/components/compare/best-of";

/** One tyre of a comparison, with what other features show of it. */
export type Column = Arriving & {
  name: string;
  /** Pieces of the usual set, or of what is left of it; 0 when there are none. */
  count: number;
  /** When it arrives, in words; `null` where that is told at the checkout only. */
  arrives: string | null;
  picture: ReactNode;
  /** The drawn label in one line. */
  label: ReactNode;
  cart: ReactNode;
};
